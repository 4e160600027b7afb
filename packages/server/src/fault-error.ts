import type { Fault, Params } from '@benben/kernel'
import { faultOf, type ProtocolCode } from '@benben/protocol'

/** An error of the client, thrown to be sent to it as a fault. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

export const faultError = (code: ProtocolCode, params: Params = {}, path = ''): FaultError =>
  new FaultError(faultOf(code, params, path))
