import { packEngine } from './pack/pack.ts'

/** `npm run pack [FOLDER]`: the engine packages as archives for npm. */
for (const archive of packEngine(process.argv[2] ?? 'pack')) console.log(archive)
