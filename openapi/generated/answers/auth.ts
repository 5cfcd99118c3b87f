// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zLocale = z.string();

const zAuthConfig = z.object({
    languages: z.array(zLocale),
    microsoft: z.nullable(z.object({
        clientId: z.string(),
        authority: z.string()
    })),
    school: z.object({
        name: z.string(),
        nameZh: z.string(),
        timeZone: z.string(),
        phoneCode: z.string(),
        help: z.string(),
        helpZh: z.string()
    }),
    passwordMinLength: z.int(),
    resendSeconds: z.int()
});

const zEmail = z.string();

const zLoginResult = z.object({
    token: z.string(),
    authHeaderSchema: z.string(),
    expiresAt: zTime,
    userInfo: z.object({
        name: z.string(),
        userId: zId
    })
});

const zEmpty = z.record(z.string(), z.unknown());

const zStaffType = z.string();

const zRoleRef = z.object({
    id: zId,
    name: z.string()
});

const zMe = z.object({
    userId: zId,
    name: z.string(),
    nameZh: z.string(),
    email: z.nullable(zEmail),
    type: zStaffType,
    administrator: z.boolean(),
    roles: z.array(z.object({
        id: zId,
        name: z.string()
    })),
    permissions: z.array(z.string()),
    lastLoginAt: z.nullable(z.iso.datetime({ offset: true })),
    secondFactorDueAt: z.nullable(z.iso.datetime({ offset: true })),
    suspendedRoles: z.array(zRoleRef)
});

const zMenuType = z.string();

const zFlag = z.int();

const zAvailableMenu = z.object({
    id: zId,
    parentId: z.int().check(z.gte(0)),
    type: zMenuType,
    name: z.string(),
    nameZh: z.string(),
    path: z.string(),
    icon: z.string(),
    code: z.string(),
    isExternalPath: zFlag,
    openTarget: zFlag
});

const zResetCodeSent = z.object({
    resendSeconds: z.int()
});

const zMicrosoftNonce = z.object({
    nonce: z.string()
});

const zInviteAccepted = z.object({
    email: z.string()
});

const zAuthConfigResponse = zAuthConfig;

const zAuthLoginResponse = zLoginResult;

const zAuthSecondFactorResponse = zLoginResult;

const zAuthLogoutResponse = zEmpty;

const zAuthMeResponse = zMe;

const zAuthMenusResponse = z.array(zAvailableMenu);

const zAuthSendResetCodeResponse = zResetCodeSent;

const zAuthResetPasswordResponse = zEmpty;

const zAuthBeginMicrosoftResponse = zMicrosoftNonce;

const zAuthMicrosoftResponse = zLoginResult;

const zAuthAcceptInviteResponse = zInviteAccepted;

const zAuthRedeemRunCodeResponse = zLoginResult;

/** The data of each JSON answer of the module. */
export const answers = {
  'auth.config': zAuthConfigResponse,
  'auth.login': zAuthLoginResponse,
  'auth.secondFactor': zAuthSecondFactorResponse,
  'auth.logout': zAuthLogoutResponse,
  'auth.me': zAuthMeResponse,
  'auth.menus': zAuthMenusResponse,
  'auth.sendResetCode': zAuthSendResetCodeResponse,
  'auth.resetPassword': zAuthResetPasswordResponse,
  'auth.beginMicrosoft': zAuthBeginMicrosoftResponse,
  'auth.microsoft': zAuthMicrosoftResponse,
  'auth.acceptInvite': zAuthAcceptInviteResponse,
  'auth.redeemRunCode': zAuthRedeemRunCodeResponse,
}
