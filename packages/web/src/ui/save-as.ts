/** Hands a text to the browser as a file. */
export const saveAs = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain' }))

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
