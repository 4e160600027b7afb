import { useSettings } from '../store/settings.ts'
import { keepLanguage } from './offline.ts'
import { speakFromNow } from './words.ts'

/** Speaks another language from now on, and the next time. Fails where its sentences cannot be loaded; then nothing changes. */
export async function switchLanguage(code: string): Promise<void> {
  await speakFromNow(code)
  useSettings.getState().change({ language: code })
  keepLanguage(code)
  if (!useSettings.getState().online) return
  const { tellLanguage } = await import('../store/notices.ts')
  // Notices stay as they are where the server cannot be reached; the next choice of them tells it again.
  await tellLanguage(code).catch(() => {})
}
