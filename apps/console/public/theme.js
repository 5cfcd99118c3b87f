// Before the first paint: see src/lib/theme.ts.
;(() => {
  const page = document.documentElement
  const chosen = localStorage.getItem('theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.dataset.theme = dark ? 'dark' : 'light'
  page.lang = localStorage.getItem('locale') === 'zh' ? 'zh-CN' : 'en'
  if (!sessionStorage.getItem('session')) return
  for (const link of document.querySelectorAll('[rel=behind-sign-in]')) link.rel = 'modulepreload'
  void new Worker(new URL('dates.js', document.currentScript.src), { name: page.lang })
})()
