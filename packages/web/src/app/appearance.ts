import { useSettings, type Settings } from '../store/settings.ts'

/** Writes the appearance settings to attributes of the page; no attribute where the system decides. */
function show({ theme, motion }: Settings): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  if (motion === 'system') delete dataset['motion']
  else dataset['motion'] = motion
}

/** Shows the page as it was chosen, now and after every change. */
export function keepAppearance(): void {
  show(useSettings.getState())
  useSettings.subscribe(show)
}
