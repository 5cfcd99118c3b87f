// Before the first paint: see src/lib/theme.ts. Where a tab has a session, what its pages need is begun as well.
;(() => {
  const chosen = localStorage.getItem('theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  const chinese = localStorage.getItem('locale') === 'zh'
  document.documentElement.lang = chinese ? 'zh-CN' : 'en'
  if (!sessionStorage.getItem('session')) return
  for (const link of document.querySelectorAll('[rel=behind-sign-in]')) link.rel = 'modulepreload'
  const dates = new Worker(new URL('dates.js', document.currentScript.src), { name: chinese ? 'zh-CN' : 'en-GB' })
  // The page says its dates without it too.
  dates.addEventListener('error', (event) => event.preventDefault())
})()
