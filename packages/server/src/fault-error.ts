import type { Fault, Params } from '@benben/kernel'
import { faultOf, type ProtocolCode } from '@benben/protocol'

/** What somebody outside did wrong, on its way to them. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

export const wrong = (code: ProtocolCode, params: Params = {}, path = ''): FaultError =>
  new FaultError(faultOf(code, params, path))
