import type { Picture } from '../app/registry.ts'
import { loadLayout } from './modules.ts'
import { TekhenuTable } from './table.tsx'

/** The id of the game guarantees the types of its views and events; this is the only place that casts them away. */
const picture = TekhenuTable as unknown as Picture

export async function loadPicture(): Promise<Picture> {
  await loadLayout()
  return picture
}
