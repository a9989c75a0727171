/** Routes of the API's account calls. Routes of team invitations and of the invite activity have their own files. */
import 'server-only';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { refuseBlockedPhone } from '../blocks/check-blocks';
import type { Routes } from '../route-context';
import { ApiRefusal } from '../api-refusals';
import { parsePhone } from '../common/phone';
import {
  issueCaptchaToken,
  issueCode,
  consumeProof,
  verifyProof,
} from '../verification-codes/verification-codes';
import { registerAccount, signIn } from './register-and-sign-in';
import { endLoginToken, exchangeLoginToken, requireSignedInUser } from './users';

export const accountRoutes: Pick<
  Routes,
  'sendCode' | 'verifyCode' | 'registerOrSignIn' | 'userInfo' | 'exchangeLogin' | 'endLogin'
> = {
  sendCode: ({ channel, purpose, ...phoneFields }, context) =>
    issueCode({ phone: parsePhone(phoneFields), purpose, channel }, context),

  async verifyCode({ purpose, ...fields }, context) {
    const phone = parsePhone(fields);
    await refuseBlockedPhone(phone, context);
    const proof = await verifyProof(phone, purpose, { code: fields.code }, context);
    const now = context.now();
    const captchaToken = await context.db.transaction().execute(async (transaction) => {
      await consumeProof(transaction, proof, now);
      return issueCaptchaToken(transaction, phone, purpose, now);
    });
    return { captcha_token: captchaToken };
  },

  async registerOrSignIn(payload, context) {
    const isRegistering = payload.password !== undefined;
    const result = await (isRegistering ? registerAccount : signIn)(payload, context);
    if ('loginToken' in result) return { token_login_simple: result.loginToken };
    // The visitor has proven the phone. With the token they switch between registering and signing in without another
    // code.
    const data = { captcha_token: result.captchaToken };
    throw isRegistering
      ? new ApiRefusal(resultCodes.phoneRegistered, '该手机号已注册', data)
      : new ApiRefusal(resultCodes.phoneUnknown, '该手机号尚未注册，请核对或先注册', data);
  },

  async userInfo({ token_login_simple, scope }, context) {
    const { company_name, username } = await requireSignedInUser(token_login_simple, context);
    return {
      ...(scope.includes('company_info_base') && { company_info_base: { company_name } }),
      ...(scope.includes('username_info_base') && { username_info_base: { username } }),
    };
  },

  async exchangeLogin({ token_login_simple }, context) {
    return { token_login_simple: await exchangeLoginToken(token_login_simple, context) };
  },

  async endLogin({ token_login_simple }, { db }) {
    await endLoginToken(db, token_login_simple);
    return {};
  },
};
