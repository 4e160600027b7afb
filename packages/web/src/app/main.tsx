import { FALLBACK } from '@benben/words/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../theme/index.css'
import { readAhead } from '../pages/read-ahead.ts'
import { whenOnline } from '../store/settings.ts'
import { keepAppearance } from './appearance.ts'
import { chosenLanguage } from './chosen-language.ts'
import { keepOffline, renewWhenOutdated, takeNewVersion } from './offline.ts'
import { quietRoot } from './root.ts'
import { Router } from './router.tsx'
import { speakFromNow } from './words.ts'

keepAppearance()
renewWhenOutdated()

function open(): void {
  createRoot(quietRoot()).render(
    <StrictMode>
      <Router />
    </StrictMode>,
  )
  whenOnline(() => void import('./attention.ts').then(({ keepAttention }) => keepAttention()))
  keepOffline().catch(() => {})
}

// Awaited at the top, it would keep whatever other scripts share with this one in scripts of their own.
void takeNewVersion()
  // A browser that does not let pages keep anything plays online all the same.
  .catch(() => {})
  .then(() =>
    Promise.all([
      speakFromNow(chosenLanguage()).catch(() => speakFromNow(FALLBACK)),
      location.pathname === '/' ? readAhead() : Promise.resolve(),
    ]),
  )
  .then(open)
