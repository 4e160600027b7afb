import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A cable between one browser and the server, which can be cut: what is on its way is lost, and nothing gets through. */
export class Cable {
  readonly #server: Server
  readonly #ends = new Set<Socket>()
  #whole = true
  cuts = 0

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (!this.#whole) {
        near.destroy()
        return
      }
      const far = connect(target, 'localhost')
      for (const end of [near, far]) {
        this.#ends.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => {
          this.#ends.delete(end)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
  }

  static async lay(url: string): Promise<Cable> {
    const cable = new Cable(Number(new URL(url).port))
    cable.#server.listen(0)
    await once(cable.#server, 'listening')
    return cable
  }

  get url(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('the cable is not laid')
    return `http://localhost:${address.port}`
  }

  cut(): void {
    this.#whole = false
    this.cuts++
    for (const end of this.#ends) end.destroy()
  }

  mend(): void {
    this.#whole = true
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
