import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../theme/index.css'
import { whenOnline } from '../store/settings.ts'
import { keepAppearance } from './appearance.ts'
import { keepOffline, renewWhenOutdated } from './offline.ts'
import { Router } from './router.tsx'
import { words } from './words.ts'

document.documentElement.lang = words.locale
keepAppearance()
renewWhenOutdated()
createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <Router />
  </StrictMode>,
)
whenOnline(() => void import('./attention.ts').then(({ keepAttention }) => keepAttention()))
// A browser that does not let pages keep anything plays online all the same.
keepOffline().catch(() => {})
