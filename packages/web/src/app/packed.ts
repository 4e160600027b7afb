/** Texts packed into letters that an address can hold. */

export const pack = async (text: string): Promise<string> =>
  toLetters(await through(text, new CompressionStream('deflate-raw')))

/** Throws where the letters were cut or are no packed text. */
export const unpack = async (letters: string): Promise<string> =>
  new TextDecoder().decode(await through(fromLetters(letters), new DecompressionStream('deflate-raw')))

async function through(
  data: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const streamed = new Blob([data]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(streamed).arrayBuffer())
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
