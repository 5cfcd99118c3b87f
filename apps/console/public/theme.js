// Before the first paint: see src/lib/theme.ts.
;(() => {
  const chosen = localStorage.getItem('theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.lang = localStorage.getItem('locale') === 'zh' ? 'zh-CN' : 'en'
  if (sessionStorage.getItem('session')) for (const link of document.querySelectorAll('[rel=behind-sign-in]')) link.rel = 'modulepreload'
})()
