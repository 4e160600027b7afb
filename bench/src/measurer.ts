import { TASKS } from './tasks.ts'

/** The process of one measurement: told how many milliseconds, it answers with figures. Ends with its parent. */
const measure = await TASKS[Number(process.argv[2])]!.load()

process.on('message', (ms: number) => {
  void (async () => process.send!(await measure(ms)))()
})
process.send!('ready')
