import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; a move takes a few milliseconds on an idle machine. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** The metrics of one server, in the format of Prometheus. Labels name games, routes and codes: never a table, a guest or an address. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answers = new Histogram({
    name: 'benben_answer_seconds',
    help: 'Time from a move or undo until its sender has the answer, by game and outcome.',
    labelNames: ['game', 'outcome'],
    buckets: BUCKETS,
    registers: [this.#registry],
  })
  readonly #requests = new Histogram({
    name: 'benben_http_seconds',
    help: 'Time of HTTP requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  })
  readonly #notices = new Counter({
    name: 'benben_notices_total',
    help: 'Attempts to send a notice, by way and outcome.',
    labelNames: ['way', 'outcome'],
    registers: [this.#registry],
  })
  readonly #errors = new Counter({
    name: 'benben_errors_total',
    help: 'Internal errors, each of which is in the log.',
    registers: [this.#registry],
  })

  get contentType(): string {
    return this.#registry.contentType
  }

  answered(game: string, outcome: 'accepted' | 'refused', milliseconds: number): void {
    this.#answers.labels(game, outcome).observe(milliseconds / 1000)
  }

  requested(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.labels(method, route, String(status)).observe(milliseconds / 1000)
  }

  delivered(way: string, outcome: string): void {
    this.#notices.labels(way, outcome).inc()
  }

  failed(): void {
    this.#errors.inc()
  }

  /** A gauge that is read when somebody asks. */
  watch(name: string, help: string, read: () => number): void {
    const registers = [this.#registry]
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) })
  }

  /** CPU, memory, event loop and garbage collection of this process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
