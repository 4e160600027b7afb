import { expect, it } from 'vitest'
import { newWebhookSecret, signed } from './webhook.ts'

it('signs as the example of Standard Webhooks does', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const body = Buffer.from('{"test": 2432232314}')
  expect(signed(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, 1_614_265_330_000)).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('has a new secret of 256 bits for everybody', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()]
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets) expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
})
