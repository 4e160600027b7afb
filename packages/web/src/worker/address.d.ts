/** Where the script of a worker stands: see tools/worker-address.ts. */
declare module 'virtual:worker/*' {
  const address: string
  export default address
}
