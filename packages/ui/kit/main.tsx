import { StrictMode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createToasts, PageHeader, Segmented, ToastProvider } from '../src/index.ts'
import { Controls } from './controls.tsx'
import { Feedback } from './feedback.tsx'
import { Floats } from './floats.tsx'
import { Images } from './images.tsx'
import './kit.css'
import { List } from './list.tsx'
import { Records } from './records.tsx'
import { BigTree, Trees } from './trees.tsx'
import { type Lang, speaker } from './words.ts'

const toasts = createToasts()
const asked = new URLSearchParams(location.search)

function Kit() {
  const [theme, setTheme] = useState(asked.get('theme') === 'dark' ? 'dark' : 'light')
  const [lang, setLang] = useState<Lang>(asked.get('lang') === 'zh' ? 'zh' : 'en')
  const say = useMemo(() => speaker(lang), [lang])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = lang
  }, [theme, lang])
  return (
    <ToastProvider toasts={toasts} label={say('notifications')} toastLabel={say('notification')} closeLabel={say('close')}>
      <main>
        <PageHeader
          title={say('title')}
          text={say('text')}
          actions={
            <>
              <Segmented
                label={say('theme')}
                value={theme}
                onValueChange={setTheme}
                options={[
                  { value: 'light', label: say('light') },
                  { value: 'dark', label: say('dark') },
                ]}
              />
              <Segmented
                label={say('language')}
                value={lang}
                onValueChange={setLang}
                options={[
                  { value: 'en', label: 'EN' },
                  { value: 'zh', label: '中文' },
                ]}
              />
            </>
          }
        />
        <List say={say} lang={lang} />
        <Records say={say} lang={lang} />
        <Controls say={say} />
        <Images say={say} />
        <Feedback say={say} />
        <Floats say={say} />
        <Trees say={say} lang={lang} />
        <BigTree say={say} lang={lang} />
      </main>
    </ToastProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Kit />
    </StrictMode>,
  )
