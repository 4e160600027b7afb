/** Where the script of a worker stands: see tools/worker-address.ts. */
declare module '*?address' {
  const address: string
  export default address
}
