// Before the first paint: the theme that was chosen, else the system's. A file of its own, because the page allows no inline script.
;(() => {
  const chosen = localStorage.getItem('theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.lang = localStorage.getItem('locale') === 'zh' ? 'zh-CN' : 'en'
})()
