// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zSecondFactorKind = z.string();

const zWebAuthn = z.record(z.string(), z.unknown());

const zTime = z.iso.datetime({ offset: true });

const zSecondFactorAsked = z.object({
    ticket: z.string(),
    kinds: z.array(zSecondFactorKind),
    passkey: z.nullable(zWebAuthn),
    expiresAt: zTime
});

const zEmpty = z.record(z.string(), z.unknown());

const zRoleRef = z.object({
    id: zId,
    name: z.string()
});

const zSessionsEnded = z.object({
    ended: z.int().check(z.gte(0)),
    tokensRevoked: z.int().check(z.gte(0))
});

const zTokenName = z.string();

const zScopes = z.array(z.string());

const zTokenState = z.string();

const zApiToken = z.object({
    id: zId,
    name: zTokenName,
    start: z.string(),
    scopes: zScopes,
    acts: z.boolean(),
    state: zTokenState,
    createdAt: zTime,
    expiresAt: zTime,
    lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
    revokedAt: z.nullable(z.iso.datetime({ offset: true })),
    ownUntil: z.nullable(z.iso.datetime({ offset: true })),
    ownUsed: z.array(z.string())
});

const zNewApiToken = z.object({
    secret: z.string(),
    token: zApiToken
});

const zEnded = z.object({
    ended: z.int().check(z.gte(0))
});

const zOwnSession = z.object({
    id: zId,
    current: z.boolean(),
    startedAt: zTime,
    lastSeenAt: zTime,
    expiresAt: zTime,
    address: z.string(),
    userAgent: z.string()
});

const zPasskeyName = z.string();

const zPasskey = z.object({
    id: zId,
    name: zPasskeyName,
    createdAt: zTime,
    lastUsedAt: z.nullable(z.iso.datetime({ offset: true }))
});

const zSecondFactor = z.object({
    app: z.nullable(z.object({
        createdAt: zTime
    })),
    passkeys: z.array(zPasskey),
    recoveryCodes: z.int().check(z.gte(0)),
    required: z.boolean(),
    dueAt: z.nullable(z.iso.datetime({ offset: true })),
    suspendedRoles: z.array(zRoleRef)
});

const zRecoveryCodes = z.object({
    recoveryCodes: z.nullable(z.array(z.string()))
});

const zNewApp = z.object({
    secret: z.string(),
    uri: z.string()
});

const zPasskeyAsked = z.object({
    ticket: z.string(),
    options: zWebAuthn
});

const zSteppedUp = z.object({
    until: zTime,
    token: z.string(),
    expiresAt: zTime
});

const zAccountChangePasswordResponse = zEnded;

const zAccountSessionsResponse = z.array(zOwnSession);

const zAccountEndOtherSessionsResponse = zSessionsEnded;

const zAccountEndSessionResponse = zEmpty;

const zAccountTokensResponse = z.array(zApiToken);

const zAccountCreateTokenResponse = zNewApiToken;

const zAccountRevokeTokenResponse = zEmpty;

const zAccountKeepOwnDataResponse = zApiToken;

const zAccountSecondFactorResponse = zSecondFactor;

const zAccountRemoveAppResponse = zEmpty;

const zAccountBeginAppResponse = zNewApp;

const zAccountConfirmAppResponse = zRecoveryCodes;

const zAccountBeginPasskeyResponse = zPasskeyAsked;

const zAccountAddPasskeyResponse = zRecoveryCodes;

const zAccountRemovePasskeyResponse = zEmpty;

const zAccountNewRecoveryCodesResponse = zRecoveryCodes;

const zAccountBeginStepUpResponse = zSecondFactorAsked;

const zAccountStepUpResponse = zSteppedUp;

/** The data of each JSON answer of the module. */
export const answers = {
  'account.changePassword': zAccountChangePasswordResponse,
  'account.sessions': zAccountSessionsResponse,
  'account.endOtherSessions': zAccountEndOtherSessionsResponse,
  'account.endSession': zAccountEndSessionResponse,
  'account.tokens': zAccountTokensResponse,
  'account.createToken': zAccountCreateTokenResponse,
  'account.revokeToken': zAccountRevokeTokenResponse,
  'account.keepOwnData': zAccountKeepOwnDataResponse,
  'account.secondFactor': zAccountSecondFactorResponse,
  'account.beginApp': zAccountBeginAppResponse,
  'account.confirmApp': zAccountConfirmAppResponse,
  'account.removeApp': zAccountRemoveAppResponse,
  'account.beginPasskey': zAccountBeginPasskeyResponse,
  'account.addPasskey': zAccountAddPasskeyResponse,
  'account.removePasskey': zAccountRemovePasskeyResponse,
  'account.newRecoveryCodes': zAccountNewRecoveryCodesResponse,
  'account.beginStepUp': zAccountBeginStepUpResponse,
  'account.stepUp': zAccountStepUpResponse,
}
