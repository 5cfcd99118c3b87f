// Made by `npm run generate` from openapi/. Not edited by hand.
export interface paths {
    "/auth/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sign-in screen needs before anyone has signed in */
        get: operations["auth.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with email address and password */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, with roles and permission codes. Open consoles read it by themselves whenever permissions change, so it keeps no session alive */
        get: operations["auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The menus that this person may see, flat, buttons included, in the tree's order. Keeps no session alive, like auth.me */
        get: operations["auth.menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a six-digit code to an account's address; the answer is the same whether or not there is one */
        post: operations["auth.sendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the mailed code; every session of the account ends */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/microsoft/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A nonce for one sign-in with Microsoft, good for ten minutes and one use */
        post: operations["auth.beginMicrosoft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/microsoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with Microsoft's ID token. Signature, issuer, audience, tenant, expiry and nonce are checked; the account is found by object id, else by an address asserted verified */
        post: operations["auth.microsoft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password with an invitation's token; it works once, for 72 hours */
        post: operations["auth.acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a node; fields that are left out stay, but for parentId, which falls back to 0. Another parent takes upms:menu:sort as well */
        put: operations["menus.update"];
        /** Add a node, last among its siblings */
        post: operations["menus.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nodes of the tree, flat, in the tree's order unless sorted otherwise */
        get: operations["menus.page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The complete new order under a parent; ids from elsewhere move in, a missing child is STALE */
        post: operations["menus.sort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a whole tree under a parent, all of it or nothing; answers with a run to poll */
        post: operations["menus.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nodes as a file, by the list's own filters */
        get: operations["menus.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/impact/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which roles would come to see what if these nodes moved under that parent; nothing is changed */
        post: operations["menus.moveImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a node; a menu takes its buttons along, a node that holds modules or menus is refused */
        delete: operations["menus.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}/impact/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who would lose what if this node were deleted with its buttons */
        get: operations["menus.removeImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menus/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to a node, newest first */
        get: operations["menus.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles */
        get: operations["roles.list"];
        put?: never;
        /** Make a role, with the permissions that are named; nobody has it yet */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles as a file, by the list's own filters */
        get: operations["roles.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/menu-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree to choose permissions from, flat and in its order, and whether the caller may grant each node */
        get: operations["roles.menuOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A role with everything it is granted */
        get: operations["roles.get"];
        /** Change a role's name and description; fields that are left out stay */
        put: operations["roles.update"];
        post?: never;
        /** Delete a role; whoever has it loses it */
        delete: operations["roles.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a role grant again; takes holding all that it grants */
        post: operations["roles.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A disabled role grants nothing, from the next request on */
        post: operations["roles.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign Permission. The server adds the modules and menus above what is named; what is left out is revoked */
        put: operations["roles.assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would gain or lose what if these were the role's permissions; nothing is changed */
        post: operations["roles.assignImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who would gain or lose what if the role were enabled or, if it is enabled, disabled */
        get: operations["roles.enableImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/impact/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who would lose what if the role were deleted */
        get: operations["roles.removeImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to a role, newest first */
        get: operations["roles.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts */
        get: operations["staff.list"];
        put?: never;
        /** Make an account. With roles it takes holding all they grant; an invitation is mailed unless switched off */
        post: operations["staff.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts as a file, by the list's own filters */
        get: operations["staff.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many accounts each type has */
        get: operations["staff.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/role-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles to choose from, and whether the caller may give each */
        get: operations["staff.roleOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/sign-in-failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins that failed in the last 24 hours, by account, most first; addresses without an account are counted together */
        get: operations["staff.signInFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add and change accounts by email address, all of it or nothing; answers with a run to poll. Roles are left as they are unless a row names some */
        post: operations["staff.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account */
        get: operations["staff.get"];
        /** Change an account; fields that are left out stay. A new address ends its sessions and its invitation */
        put: operations["staff.update"];
        post?: never;
        /** Delete an account with its sessions and tokens; the audit keeps what it did */
        delete: operations["staff.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The roles of an account, all of them. Giving one takes holding all that it grants */
        put: operations["staff.setRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an account a role, whatever else it has */
        put: operations["staff.addRole"];
        post?: never;
        /** Take a role from an account */
        delete: operations["staff.removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/impact/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an account would gain or lose if these were its roles; nothing is changed */
        post: operations["staff.rolesImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an account sign in again */
        post: operations["staff.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A disabled account is out from the next request on, tokens too */
        post: operations["staff.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set the password, good for 72 hours; an earlier one is void */
        post: operations["staff.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of an account */
        post: operations["staff.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See as — the menus that this account gets, buttons included, in the tree's order */
        get: operations["staff.menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to an account, newest first */
        get: operations["staff.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The API tokens of an account */
        get: operations["staff.tokens"];
        put?: never;
        /** Make an API token for a service account; its scopes are a subset of what the account holds and of what the caller holds. The token is shown once */
        post: operations["staff.createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{staffId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token of an account */
        delete: operations["staff.revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why somebody may, or may not, see a screen or do something. Name one of code, menuId, path, operation */
        get: operations["access.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's own password; every other session of the account ends */
        put: operations["account.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own open sessions, newest first */
        get: operations["account.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of one's own but this one */
        post: operations["account.endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions */
        delete: operations["account.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own API tokens */
        get: operations["account.tokens"];
        put?: never;
        /** Make an API token whose scopes are a subset of what one holds. It is shown once */
        post: operations["account.createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of one's own API tokens */
        delete: operations["account.revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes, newest first */
        get: operations["audit.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes as a file, one line a changed row, by the list's own filters */
        get: operations["audit.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{auditId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One change with every row it touched */
        get: operations["audit.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{auditId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a change of menus or roles back, deletes excepted; takes what the change itself takes, and refuses where the rows have moved on */
        post: operations["audit.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Menus, roles with their grants, and the roles of accounts, by natural keys, in one order */
        get: operations["config.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would change if this were the configuration. Nothing is changed. What it does not name is kept, unless prune */
        post: operations["config.plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a plan, all of it or nothing; answers with a run to poll. Each step takes the permission that it would take by itself; a plan whose rows have moved is refused, and the run names them and who moved them */
        post: operations["config.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events for this session, read with fetch. `access` says that menus or permissions may have changed; `end` that the session is over */
        get: operations["events.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings */
        get: operations["settings.get"];
        /** Change the settings; fields that are left out stay */
        put: operations["settings.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a run of mine has come, and what came of each row */
        get: operations["runs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {integer} */
        Code: 0 | 1 | 2 | 3 | 4 | 5 | 18 | 99;
        FieldError: {
            /** @description JSON Pointer into the body, or `/query/…`, `/path/…` */
            path: string;
            message: string;
        };
        /** @description The envelope of every JSON answer. `data` is there when `code` is 0; each operation says what it holds. */
        Answer: {
            code: components["schemas"]["Code"];
            /** @description Empty when done, else one sentence in the caller's language */
            message: string;
            /** @description Why it failed, for programs */
            reason?: string;
            errors?: components["schemas"]["FieldError"][];
            data?: unknown;
        };
        /** @enum {string} */
        Locale: "en" | "zh";
        AuthConfig: {
            languages: components["schemas"]["Locale"][];
            /** @description null while sign-in with Microsoft is not set up */
            microsoft: {
                clientId: string;
                /** @description An OpenID Connect issuer */
                authority: string;
            } | null;
            school: {
                name: string;
                nameZh: string;
                /** @description An IANA name */
                timeZone: string;
                /** @description Whom to ask when signing in fails */
                help: string;
                helpZh: string;
            };
            passwordMinLength: number;
            /** @description Seconds before another code may be asked for */
            resendSeconds: number;
        };
        /** Format: email */
        Email: string;
        Login: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-17T07:36:00.000Z
         */
        Time: string;
        Id: number;
        LoginResult: {
            token: string;
            /** @default Bearer */
            authHeaderSchema: string;
            expiresAt: components["schemas"]["Time"];
            userInfo: {
                /** @default Anonymous */
                name: string;
                userId: components["schemas"]["Id"];
            };
        };
        Empty: Record<string, never>;
        /** @enum {string} */
        StaffType: "staff" | "parent" | "student" | "other";
        Me: {
            userId: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            email: components["schemas"]["Email"];
            type: components["schemas"]["StaffType"];
            /** @description Holds every contract code, present and future */
            administrator: boolean;
            roles: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description The permission codes held now */
            permissions: string[];
            /** Format: date-time */
            lastLoginAt: string | null;
        };
        /**
         * @description Root is the virtual top, id 0; it is never stored. MENU_DIR is a module, MENU a screen, MENU_PERM_RESOURCE an operation button.
         * @enum {string}
         */
        MenuType: "Root" | "MENU_DIR" | "MENU" | "MENU_PERM_RESOURCE";
        /** @enum {integer} */
        Flag: 0 | 1;
        AvailableMenu: {
            id: components["schemas"]["Id"];
            parentId: number;
            type: components["schemas"]["MenuType"];
            name: string;
            nameZh: string;
            path: string;
            icon: string;
            code: string;
            isExternalPath: components["schemas"]["Flag"];
            openTarget: components["schemas"]["Flag"];
        };
        ResetCode: {
            email: components["schemas"]["Email"];
        };
        ResetCodeSent: {
            resendSeconds: number;
        };
        ResetPassword: {
            email: components["schemas"]["Email"];
            code: string;
            password: string;
        };
        MicrosoftNonce: {
            nonce: string;
        };
        MicrosoftSignIn: {
            idToken: string;
        };
        AcceptInvite: {
            token: string;
            password: string;
        };
        InviteAccepted: {
            /** @description The address to sign in with */
            email: string;
        };
        /** @description English */
        Name: string;
        /** @description Chinese; empty when there is none */
        NameZh: string;
        /** @description Begins with / inside the console, http:// or https:// when external; empty for a button */
        Path: string;
        /** @description A lucide name, empty for none */
        Icon: string;
        /** @description The permission code, unique; empty for none */
        MenuCode: string;
        MenuFields: {
            /** @constant */
            category?: "ADMIN";
            /** @description 0 for the top level */
            parentId?: number;
            name?: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            code?: components["schemas"]["MenuCode"];
            /** @description 1 when the path leads out of the console */
            isExternalPath?: components["schemas"]["Flag"];
            /** @description 1 opens a new tab */
            openTarget?: components["schemas"]["Flag"];
        };
        /** @enum {string} */
        StoredMenuType: "MENU_DIR" | "MENU" | "MENU_PERM_RESOURCE";
        /** @description Raised by every edit; an old one is refused as STALE */
        Version: number;
        MenuUpdate: {
            id: components["schemas"]["Id"];
            type?: components["schemas"]["StoredMenuType"];
            /** @default 0 */
            parentId?: number;
            version?: components["schemas"]["Version"];
        } & components["schemas"]["MenuFields"];
        Menu: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["StoredMenuType"];
            /** @description Place among the siblings, from 0 */
            sort: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        } & WithRequired<components["schemas"]["MenuFields"], "parentId" | "category" | "name" | "nameZh" | "path" | "icon" | "code" | "isExternalPath" | "openTarget">;
        MenuCreate: {
            type: components["schemas"]["StoredMenuType"];
            /**
             * @default ADMIN
             * @constant
             */
            category?: "ADMIN";
            /** @default 0 */
            parentId?: number;
            /** @default 0 */
            isExternalPath?: number;
            /** @default 0 */
            openTarget?: number;
        } & WithRequired<components["schemas"]["MenuFields"], "name">;
        /** @description The part of a page that every list has; each list adds its `records`. */
        Page: {
            total: number;
            pageNum: number;
            pageSize: number;
        };
        MenuPage: {
            records: components["schemas"]["Menu"][];
        } & components["schemas"]["Page"];
        MenuSort: {
            parentId: number;
            ids: components["schemas"]["Id"][];
        };
        MenuImportNode: {
            /** @description Names the node within this import */
            key: string;
            /** @description Another node's key; null for the top of the import */
            parentKey?: string | null;
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            code?: components["schemas"]["MenuCode"] | null;
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
            /** @description Where it stood in the file, for the report */
            line?: number;
        };
        MenuImport: {
            /**
             * @description Where the tree goes
             * @default 0
             */
            parentId?: number;
            /**
             * @description Check everything, change nothing
             * @default false
             */
            dryRun?: boolean;
            nodes: components["schemas"]["MenuImportNode"][];
        };
        /**
         * @description Refused changed nothing because of its rows; Failed changed nothing because of us; Interrupted means the server went away, and nothing changed either.
         * @enum {string}
         */
        RunState: "Running" | "Done" | "Refused" | "Failed" | "Interrupted";
        RunResult: {
            key?: string;
            line?: number;
            /** @enum {string} */
            outcome: "created" | "changed" | "unchanged" | "refused";
            reason?: string;
            message: string;
            /** @description Who made the change that stands in the way, where that is known */
            by?: string;
            /**
             * Format: date-time
             * @description When that was
             */
            at?: string;
        };
        Run: {
            id: components["schemas"]["Id"];
            operation: string;
            state: components["schemas"]["RunState"];
            dryRun: boolean;
            total: number;
            done: number;
            /** @description Rows by outcome */
            counts: {
                [key: string]: number;
            };
            /** @description The rows that deserve a word: refused ones, and those changed on the way */
            results: components["schemas"]["RunResult"][];
            startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            endedAt: string | null;
        };
        MenuMove: {
            parentId: number;
            ids: components["schemas"]["Id"][];
        };
        MenuRef: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
            type: components["schemas"]["StoredMenuType"];
            path: string;
        };
        Person: {
            id: components["schemas"]["Id"];
            name: string;
            nameZh: string;
        };
        RoleRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ImpactChange: {
            /** @enum {string} */
            effect: "lose" | "gain";
            menu: components["schemas"]["MenuRef"];
            /** @description How many enabled accounts gain or lose it in truth, other roles considered */
            people: number;
            /** @description The first of them by name */
            names: components["schemas"]["Person"][];
            /** @description How many would lose it, but keep it through another role; how many have it already, where it is gained */
            kept: number;
            keptThrough: components["schemas"]["RoleRef"][];
        };
        /** @description What a change would do to people. Enabled accounts and enabled roles count. */
        Impact: {
            /** @description How many people lose something */
            lose: number;
            /** @description How many people gain something */
            gain: number;
            /** @description The roles whose grants change */
            roles: {
                id: components["schemas"]["Id"];
                name: string;
                members: number;
            }[];
            /** @description How many screens and buttons are concerned; the first 200 are listed */
            total: number;
            changes: components["schemas"]["ImpactChange"][];
        };
        MenuRemoved: {
            ids: components["schemas"]["Id"][];
        };
        AuditedRow: {
            /** @description menu, role, staff … */
            entity: string;
            id: number;
            /** @description What the row is called, or was; empty where nobody knows */
            label: string;
            /** @description Only the fields that changed, ids by their names, of a list what was taken away; null where it was not there */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Only the fields that changed, of a list what was added; null where it is gone */
            after: {
                [key: string]: unknown;
            } | null;
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            staffId: number | null;
            staffName: string;
            /** @description From where; empty in a record's own history */
            address: string;
            /** @description The name of the API token it came with */
            token: string | null;
            requestId: string;
            operation: string;
            rowCount: number;
            /** @description Whether this kind of change can be taken back */
            undoable: boolean;
            /** @description In a list the first ten, in the entry itself all */
            rows: components["schemas"]["AuditedRow"][];
        };
        AuditPage: {
            records: components["schemas"]["AuditEntry"][];
        } & components["schemas"]["Page"];
        /** @description Unique, without regard to case */
        RoleName: string;
        RoleDescription: string;
        RoleFields: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RoleName"];
            description: components["schemas"]["RoleDescription"];
            /** @description A disabled role grants nothing */
            enabled: boolean;
            /** @description The Administrator: holds every contract code, present and future */
            builtin: boolean;
            /** @description How many accounts have it */
            members: number;
            /** @description How many nodes of the tree it is granted */
            permissions: number;
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        };
        Role: components["schemas"]["RoleFields"];
        RolePage: {
            records: components["schemas"]["Role"][];
        } & components["schemas"]["Page"];
        MenuIds: components["schemas"]["Id"][];
        RoleCreate: {
            name: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            menuIds?: components["schemas"]["MenuIds"];
        };
        RoleDetail: {
            /** @description Every node it is granted, modules and menus above included */
            menuIds: components["schemas"]["Id"][];
        } & components["schemas"]["RoleFields"];
        MenuOption: {
            id: components["schemas"]["Id"];
            /** @description 0 for the top level */
            parentId: number;
            type: components["schemas"]["StoredMenuType"];
            name: string;
            nameZh: string;
            code: string;
            icon: string;
            /** @description Nobody grants what they do not hold */
            mayGrant: boolean;
        };
        RoleUpdate: {
            name?: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            version: components["schemas"]["Version"];
        };
        RoleAssign: {
            menuIds: components["schemas"]["MenuIds"];
            version: components["schemas"]["Version"];
        };
        RoleMenus: {
            menuIds: components["schemas"]["MenuIds"];
        };
        /** @enum {string} */
        Gender: "female" | "male" | "unspecified";
        /**
         * @description Made here, or by a sync with the student information system
         * @enum {string}
         */
        StaffSource: "local" | "synced";
        StaffName: string;
        /** @description Chinese; empty when there is none */
        StaffNameZh: string;
        Staff: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StaffName"];
            nameZh: components["schemas"]["StaffNameZh"];
            email: components["schemas"]["Email"];
            type: components["schemas"]["StaffType"];
            gender: components["schemas"]["Gender"] | null;
            enabled: boolean;
            /** @description A service account has no password: it works by API tokens only */
            service: boolean;
            source: components["schemas"]["StaffSource"];
            roles: components["schemas"]["RoleRef"][];
            /** Format: date-time */
            lastLoginAt: string | null;
            /** Format: date-time */
            syncedAt: string | null;
            /**
             * Format: date-time
             * @description Until when an invitation that nobody has taken up is good
             */
            invitedUntil: string | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        StaffPage: {
            records: components["schemas"]["Staff"][];
        } & components["schemas"]["Page"];
        RoleIds: components["schemas"]["Id"][];
        StaffCreate: {
            name: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            email: components["schemas"]["Email"];
            /** @default staff */
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"];
            /** @default false */
            service?: boolean;
            roleIds?: components["schemas"]["RoleIds"];
            /**
             * @description Mail a link to set the password; never for a service account
             * @default true
             */
            invite?: boolean;
        };
        StaffCounts: {
            all: number;
            staff: number;
            parent: number;
            student: number;
            other: number;
        };
        RoleOption: {
            id: components["schemas"]["Id"];
            name: string;
            enabled: boolean;
            builtin: boolean;
            /** @description Whether the caller holds all that it grants */
            mayGive: boolean;
        };
        SignInFailures: {
            total: number;
            /** @description With an address that has no account */
            unknown: number;
            accounts: {
                staff: components["schemas"]["Person"];
                failures: number;
                lastAt: components["schemas"]["Time"];
            }[];
        };
        StaffImportRow: {
            name: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            email: components["schemas"]["Email"];
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"];
            /** @description Left out, the account stays as it is; a new one may sign in. Changing it takes upms:staff:enable */
            enabled?: boolean;
            /** @description By name, all of them; left out, the account keeps its roles */
            roles?: components["schemas"]["RoleName"][];
            /** @description Where it stood in the file, for the report */
            line?: number;
        };
        StaffImport: {
            /**
             * @description Check everything, change nothing
             * @default false
             */
            dryRun?: boolean;
            rows: components["schemas"]["StaffImportRow"][];
        };
        StaffUpdate: {
            name?: components["schemas"]["StaffName"];
            nameZh?: components["schemas"]["StaffNameZh"];
            email?: components["schemas"]["Email"];
            type?: components["schemas"]["StaffType"];
            gender?: components["schemas"]["Gender"] | null;
            version: components["schemas"]["Version"];
        };
        StaffRoles: {
            roleIds: components["schemas"]["RoleIds"];
            version: components["schemas"]["Version"];
        };
        StaffRoleIds: {
            roleIds: components["schemas"]["RoleIds"];
        };
        Ended: {
            ended: number;
        };
        TokenName: string;
        /** @description Permission codes that the contract names */
        Scopes: string[];
        /**
         * @description Expired is reached by the clock
         * @enum {string}
         */
        TokenState: "Active" | "Expired" | "Revoked";
        ApiToken: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TokenName"];
            /** @description The first characters, to know it by */
            start: string;
            scopes: components["schemas"]["Scopes"];
            state: components["schemas"]["TokenState"];
            createdAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description To the minute
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
        };
        TokenCreate: {
            name: components["schemas"]["TokenName"];
            scopes: components["schemas"]["Scopes"];
            /**
             * Format: date-time
             * @description At most two years from now
             */
            expiresAt: string;
        };
        NewApiToken: {
            /** @description Sent as `Authorization: Bearer …`. Nobody can read it again. */
            secret: string;
            token: components["schemas"]["ApiToken"];
        };
        /**
         * @description The first missing link. ACCOUNT_DISABLED: the account cannot sign in. NO_ROLE: it has no role. ROLES_DISABLED: every role of it that grants this is disabled.
         *     NOT_GRANTED: none of its roles is granted this. NOT_IN_TREE: the code stands on no node, so only an administrator holds it. UNKNOWN_CODE: the contract does not name this code and no node bears it.
         * @enum {string}
         */
        Missing: "ACCOUNT_DISABLED" | "NO_ROLE" | "ROLES_DISABLED" | "NOT_GRANTED" | "NOT_IN_TREE" | "UNKNOWN_CODE";
        ExplainedRole: {
            id: components["schemas"]["Id"];
            name: string;
            enabled: boolean;
            /** @description Whether this is among what it is granted */
            grants: boolean;
        };
        Explanation: {
            staff: components["schemas"]["Person"];
            /** @description The permission code asked about; empty for a node without one */
            code: string;
            menu: components["schemas"]["MenuRef"] | null;
            operation: string | null;
            allowed: boolean;
            /** @description Allowed by the built-in role, whatever the tree says */
            administrator: boolean;
            missing: components["schemas"]["Missing"] | null;
            /** @description The whole explanation as a sentence in the caller's language */
            message: string;
            /** @description Every role of the account */
            roles: components["schemas"]["ExplainedRole"][];
            /** @description Other roles that are granted this, when it is not allowed */
            wouldGrant: components["schemas"]["ExplainedRole"][];
        };
        PasswordChange: {
            current: string;
            password: string;
        };
        OwnSession: {
            id: components["schemas"]["Id"];
            /** @description The one that asks */
            current: boolean;
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
            address: string;
            userAgent: string;
        };
        Undone: {
            rows: number;
        };
        NodeCode: string;
        /** @description The code of the node above; empty for the top */
        ParentCode: string;
        /** @description A node by its code, described whole — a field that is left out is empty, or 0. The order of the list is the order among siblings. Nodes without a code are left alone; one that stands under such a node is not written down. */
        ConfiguredMenu: {
            code: components["schemas"]["NodeCode"];
            parent: components["schemas"]["ParentCode"];
            type: components["schemas"]["StoredMenuType"];
            name: components["schemas"]["Name"];
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
        };
        Codes: string[];
        /** @description A role by its name, without regard to case. The built-in one is not written down and cannot be changed. A description that is left out is empty. */
        ConfiguredRole: {
            name: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            /** @description true unless said */
            enabled?: boolean;
            /** @description All of them, by code; the modules and menus above a code come by themselves and need not be named. Left out, they stay as they are. What is granted on nodes without a code stays */
            permissions?: components["schemas"]["Codes"];
        };
        /** @description An account by its address. It must be there already. */
        ConfiguredStaff: {
            email: components["schemas"]["Email"];
            /** @description By name, all of them */
            roles: components["schemas"]["RoleName"][];
        };
        /** @description A part that is left out is left alone altogether. */
        Configuration: {
            menus?: components["schemas"]["ConfiguredMenu"][];
            roles?: components["schemas"]["ConfiguredRole"][];
            staff?: components["schemas"]["ConfiguredStaff"][];
        };
        /**
         * @description order is that of the nodes under one parent
         * @enum {string}
         */
        PlanKind: "menu" | "order" | "role" | "staff";
        PlanRemark: {
            kind: components["schemas"]["PlanKind"];
            key: string;
            reason: string;
            message: string;
        };
        StandingConfiguration: {
            configuration: components["schemas"]["Configuration"];
            /** @description What cannot be written down and is left alone */
            remarks: components["schemas"]["PlanRemark"][];
        };
        PlanRequest: {
            configuration: components["schemas"]["Configuration"];
            /**
             * @description Remove what the parts that are there do not name; accounts lose roles, but are never removed
             * @default false
             */
            prune?: boolean;
        };
        /** @enum {string} */
        PlanAction: "create" | "change" | "remove";
        /** @description The fields of a step, those that its kind has. */
        StepFields: {
            parent?: components["schemas"]["ParentCode"];
            type?: components["schemas"]["StoredMenuType"];
            name?: string;
            nameZh?: components["schemas"]["NameZh"];
            path?: components["schemas"]["Path"];
            icon?: components["schemas"]["Icon"];
            isExternalPath?: components["schemas"]["Flag"];
            openTarget?: components["schemas"]["Flag"];
            description?: components["schemas"]["RoleDescription"];
            enabled?: boolean;
            /** @description Every code, those of the modules and menus above included */
            permissions?: components["schemas"]["Codes"];
            roles?: components["schemas"]["RoleName"][];
            /** @description Of an order: the nodes under the parent, the first one first */
            codes?: components["schemas"]["Codes"];
        };
        PlanStep: {
            kind: components["schemas"]["PlanKind"];
            /** @description The natural key: code, parent's code (empty for the top), role name, address */
            key: string;
            action: components["schemas"]["PlanAction"];
            /** @description The fields that change, as they were when the plan was made; null for what was not there */
            before: components["schemas"]["StepFields"] | null;
            /** @description The fields that change, as they will be; null for what goes */
            after: components["schemas"]["StepFields"] | null;
        };
        Plan: {
            /** @constant */
            format: 1;
            madeAt: components["schemas"]["Time"];
            /** @description In the order in which they are done */
            steps: components["schemas"]["PlanStep"][];
            /** @description What cannot be done; a plan with problems is not applied */
            problems: components["schemas"]["PlanRemark"][];
            /** @description What is left alone or comes along, and should be known */
            remarks: components["schemas"]["PlanRemark"][];
            counts: {
                create: number;
                change: number;
                remove: number;
            };
        };
        ApplyRequest: {
            plan: components["schemas"]["Plan"];
        };
        SettingsFields: {
            schoolName?: string;
            schoolNameZh?: string;
            /** @description An IANA name; today, weekdays and opening hours are in this zone */
            timeZone?: string;
            /** @description Shown under the sign-in form */
            help?: string;
            helpZh?: string;
        };
        Settings: {
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Time"];
        } & WithRequired<components["schemas"]["SettingsFields"], "schoolName" | "schoolNameZh" | "timeZone" | "help" | "helpZh">;
        SettingsUpdate: {
            version: components["schemas"]["Version"];
        } & components["schemas"]["SettingsFields"];
    };
    responses: {
        /** @description A file with one line a record, in the list's order, headers in the caller's language; streamed. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
        Table: {
            headers: {
                /** @description attachment, with a name */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description Who gains and loses what */
        Impact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "lose": 4,
                 *         "gain": 0,
                 *         "roles": [
                 *           {
                 *             "id": 5,
                 *             "name": "Bike room",
                 *             "members": 6
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "changes": [
                 *           {
                 *             "effect": "lose",
                 *             "menu": {
                 *               "id": 12,
                 *               "name": "Reject a rent",
                 *               "nameZh": "拒绝租车",
                 *               "type": "MENU_PERM_RESOURCE",
                 *               "path": ""
                 *             },
                 *             "people": 4,
                 *             "names": [
                 *               {
                 *                 "id": 3,
                 *                 "name": "Li Na",
                 *                 "nameZh": "李娜"
                 *               }
                 *             ],
                 *             "kept": 2,
                 *             "keptThrough": [
                 *               {
                 *                 "id": 7,
                 *                 "name": "Front office"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Impact"];
                };
            };
        };
        /** @description What was done to one record */
        History: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "total": 1,
                 *         "pageNum": 1,
                 *         "pageSize": 20,
                 *         "records": [
                 *           {
                 *             "id": 91,
                 *             "at": "2026-11-17T07:36:00.000Z",
                 *             "staffId": 1,
                 *             "staffName": "He Jing",
                 *             "address": "",
                 *             "token": null,
                 *             "requestId": "req-1k",
                 *             "operation": "menus.update",
                 *             "rowCount": 1,
                 *             "undoable": true,
                 *             "rows": [
                 *               {
                 *                 "entity": "menu",
                 *                 "id": 2,
                 *                 "label": "Menus",
                 *                 "before": {
                 *                   "name": "Menus"
                 *                 },
                 *                 "after": {
                 *                   "name": "Permission tree"
                 *                 }
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AuditPage"];
                };
            };
        };
        /** @description The role as it is now */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 5,
                 *         "name": "Bike room",
                 *         "description": "Confirms rents and returns",
                 *         "enabled": false,
                 *         "builtin": false,
                 *         "members": 6,
                 *         "permissions": 2,
                 *         "version": 4,
                 *         "updatedAt": "2026-11-17T07:40:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Role"];
                };
            };
        };
        /** @description The account as it is now */
        Staff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Li Na",
                 *         "nameZh": "李娜",
                 *         "email": "office@school.example",
                 *         "type": "staff",
                 *         "gender": "female",
                 *         "enabled": true,
                 *         "service": false,
                 *         "source": "local",
                 *         "roles": [
                 *           {
                 *             "id": 3,
                 *             "name": "Menu reader"
                 *           }
                 *         ],
                 *         "lastLoginAt": "2026-11-16T23:30:00.000Z",
                 *         "syncedAt": null,
                 *         "invitedUntil": null,
                 *         "version": 2,
                 *         "createdAt": "2026-09-01T08:00:00.000Z",
                 *         "updatedAt": "2026-11-17T07:36:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Staff"];
                };
            };
        };
        /** @description Done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {}
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Empty"];
                };
            };
        };
        /** @description The tokens, newest first */
        Tokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": [
                 *         {
                 *           "id": 4,
                 *           "name": "Nightly export",
                 *           "start": "isb_7fGk",
                 *           "scopes": [
                 *             "upms:menu"
                 *           ],
                 *           "state": "Active",
                 *           "createdAt": "2026-11-17T07:36:00.000Z",
                 *           "expiresAt": "2027-08-01T00:00:00.000Z",
                 *           "lastUsedAt": null,
                 *           "revokedAt": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["ApiToken"][];
                };
            };
        };
        /** @description The token, this once */
        NewToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "secret": "isb_7fGkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "token": {
                 *           "id": 4,
                 *           "name": "Nightly export",
                 *           "start": "isb_7fGk",
                 *           "scopes": [
                 *             "upms:menu"
                 *           ],
                 *           "state": "Active",
                 *           "createdAt": "2026-11-17T07:36:00.000Z",
                 *           "expiresAt": "2027-08-01T00:00:00.000Z",
                 *           "lastUsedAt": null,
                 *           "revokedAt": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["NewApiToken"];
                };
            };
        };
        /** @description How many sessions were ended */
        Ended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "ended": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["Ended"];
                };
            };
        };
        /** @description A page of changes */
        AuditPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 0,
                 *       "message": "",
                 *       "data": {
                 *         "total": 1,
                 *         "pageNum": 1,
                 *         "pageSize": 20,
                 *         "records": [
                 *           {
                 *             "id": 91,
                 *             "at": "2026-11-17T07:36:00.000Z",
                 *             "staffId": 1,
                 *             "staffName": "He Jing",
                 *             "address": "192.0.2.7",
                 *             "token": null,
                 *             "requestId": "req-1k",
                 *             "operation": "menus.update",
                 *             "rowCount": 1,
                 *             "undoable": true,
                 *             "rows": [
                 *               {
                 *                 "entity": "menu",
                 *                 "id": 2,
                 *                 "label": "Menus",
                 *                 "before": {
                 *                   "name": "Menus"
                 *                 },
                 *                 "after": {
                 *                   "name": "Permission tree"
                 *                 }
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Answer"] & {
                    data?: components["schemas"]["AuditPage"];
                };
            };
        };
    };
    parameters: {
        PageNum: number;
        /** @description Fields in order of weight, `-` in front of one that runs downwards */
        Sort: string;
        Format: "csv" | "xlsx";
        PageSize: number;
        RoleId: components["schemas"]["Id"];
        /** @description Part of a name in English, Chinese or pinyin (whole or initials), or of an address */
        Search: string;
        Type: components["schemas"]["StaffType"];
        Enabled: boolean;
        /** @description Only accounts that have this role */
        "RoleId-2": components["schemas"]["Id"];
        Gender: components["schemas"]["Gender"];
        Source: components["schemas"]["StaffSource"];
        /** @description true for accounts that never signed in */
        Never: boolean;
        /** @description true for service accounts, false for people */
        Service: boolean;
        StaffId: components["schemas"]["Id"];
        RoleInPath: components["schemas"]["Id"];
        AuditId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public part of the settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "languages": [
                     *           "en",
                     *           "zh"
                     *         ],
                     *         "microsoft": null,
                     *         "school": {
                     *           "name": "Riverside International School",
                     *           "nameZh": "河滨国际学校",
                     *           "timeZone": "Asia/Shanghai",
                     *           "help": "IT help desk, ext. 2100",
                     *           "helpZh": "信息技术服务台，分机 2100"
                     *         },
                     *         "passwordMinLength": 8,
                     *         "resendSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AuthConfig"];
                    };
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example",
                 *       "password": "demo-console-1"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *         "authHeaderSchema": "Bearer",
                     *         "expiresAt": "2026-11-17T19:36:00.000Z",
                     *         "userInfo": {
                     *           "name": "He Jing",
                     *           "userId": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LoginResult"];
                    };
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Empty"];
                    };
                };
            };
        };
    };
    "auth.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verbose user info */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "userId": 1,
                     *         "name": "He Jing",
                     *         "nameZh": "何静",
                     *         "email": "admin@school.example",
                     *         "type": "staff",
                     *         "administrator": true,
                     *         "roles": [
                     *           {
                     *             "id": 1,
                     *             "name": "Administrator"
                     *           }
                     *         ],
                     *         "permissions": [
                     *           "upms:menu",
                     *           "upms:menu:create"
                     *         ],
                     *         "lastLoginAt": "2026-11-16T23:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Me"];
                    };
                };
            };
        };
    };
    "auth.menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "parentId": 0,
                     *           "type": "MENU_DIR",
                     *           "name": "Administration",
                     *           "nameZh": "系统管理",
                     *           "path": "/upms",
                     *           "icon": "shield",
                     *           "code": "upms",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0
                     *         },
                     *         {
                     *           "id": 2,
                     *           "parentId": 1,
                     *           "type": "MENU",
                     *           "name": "Menus",
                     *           "nameZh": "菜单管理",
                     *           "path": "/upms/menu",
                     *           "icon": "list-tree",
                     *           "code": "upms:menu",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AvailableMenu"][];
                    };
                };
            };
        };
    };
    "auth.sendResetCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example"
                 *     }
                 */
                "application/json": components["schemas"]["ResetCode"];
            };
        };
        responses: {
            /** @description If the address has an account, a code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "resendSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["ResetCodeSent"];
                    };
                };
            };
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@school.example",
                 *       "code": "482913",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Empty"];
                    };
                };
            };
        };
    };
    "auth.beginMicrosoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nonce to ask the ID token with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "nonce": "9sX0sJ3wq1yV7m2b"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MicrosoftNonce"];
                    };
                };
            };
        };
    };
    "auth.microsoft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.e30.c2ln"
                 *     }
                 */
                "application/json": components["schemas"]["MicrosoftSignIn"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                     *         "authHeaderSchema": "Bearer",
                     *         "expiresAt": "2026-11-17T19:36:00.000Z",
                     *         "userInfo": {
                     *           "name": "He Jing",
                     *           "userId": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["LoginResult"];
                    };
                };
            };
        };
    };
    "auth.acceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvite"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "email": "wu.tao@school.example"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["InviteAccepted"];
                    };
                };
            };
        };
    };
    "menus.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 40,
                 *       "parentId": 1,
                 *       "name": "Statistics",
                 *       "nameZh": "统计报表",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuUpdate"];
            };
        };
        responses: {
            /** @description The node as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 40,
                     *         "parentId": 1,
                     *         "category": "ADMIN",
                     *         "type": "MENU",
                     *         "name": "Statistics",
                     *         "nameZh": "统计报表",
                     *         "path": "/reports",
                     *         "icon": "chart-column",
                     *         "code": "report",
                     *         "isExternalPath": 0,
                     *         "openTarget": 0,
                     *         "sort": 3,
                     *         "version": 2,
                     *         "updatedAt": "2026-11-17T07:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Menu"];
                    };
                };
            };
        };
    };
    "menus.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "MENU",
                 *       "parentId": 1,
                 *       "name": "Reports",
                 *       "nameZh": "统计报表",
                 *       "path": "/reports",
                 *       "icon": "chart-column",
                 *       "code": "report",
                 *       "category": "ADMIN",
                 *       "isExternalPath": 0,
                 *       "openTarget": 0
                 *     }
                 */
                "application/json": components["schemas"]["MenuCreate"];
            };
        };
        responses: {
            /** @description The new node */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 40,
                     *         "parentId": 1,
                     *         "category": "ADMIN",
                     *         "type": "MENU",
                     *         "name": "Reports",
                     *         "nameZh": "统计报表",
                     *         "path": "/reports",
                     *         "icon": "chart-column",
                     *         "code": "report",
                     *         "isExternalPath": 0,
                     *         "openTarget": 0,
                     *         "sort": 3,
                     *         "version": 1,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Menu"];
                    };
                };
            };
        };
    };
    "menus.page": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                /** @description The whole tree in one page unless asked otherwise */
                pageSize?: number;
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name in either language, of a code or of a path */
                search?: string;
                type?: components["schemas"]["MenuType"];
                /** @description Only the children of this node, 0 for the top */
                parentId?: number;
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 1000000,
                     *         "records": [
                     *           {
                     *             "id": 2,
                     *             "parentId": 1,
                     *             "category": "ADMIN",
                     *             "type": "MENU",
                     *             "name": "Menus",
                     *             "nameZh": "菜单管理",
                     *             "path": "/upms/menu",
                     *             "icon": "list-tree",
                     *             "code": "upms:menu",
                     *             "isExternalPath": 0,
                     *             "openTarget": 0,
                     *             "sort": 0,
                     *             "version": 1,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MenuPage"];
                    };
                };
            };
        };
    };
    "menus.sort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 1,
                 *       "ids": [
                 *         3,
                 *         2,
                 *         40
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuSort"];
            };
        };
        responses: {
            /** @description The children in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "parentId": 1,
                     *           "category": "ADMIN",
                     *           "type": "MENU",
                     *           "name": "Roles",
                     *           "nameZh": "角色管理",
                     *           "path": "/upms/role",
                     *           "icon": "shield-check",
                     *           "code": "upms:role",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0,
                     *           "sort": 0,
                     *           "version": 2,
                     *           "updatedAt": "2026-11-17T07:36:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Menu"][];
                    };
                };
            };
        };
    };
    "menus.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 0,
                 *       "dryRun": true,
                 *       "nodes": [
                 *         {
                 *           "key": "1",
                 *           "parentKey": null,
                 *           "type": "MENU_DIR",
                 *           "name": "System",
                 *           "nameZh": "系统管理",
                 *           "path": "/system",
                 *           "icon": "settings",
                 *           "code": null,
                 *           "line": 23
                 *         },
                 *         {
                 *           "key": "100",
                 *           "parentKey": "1",
                 *           "type": "MENU",
                 *           "name": "Users",
                 *           "nameZh": "用户管理",
                 *           "path": "/system/user",
                 *           "icon": "users",
                 *           "code": "system:user:list",
                 *           "line": 27
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuImport"];
            };
        };
        responses: {
            /** @description The run, just begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "menus.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 2,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "menus.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                search?: string;
                type?: components["schemas"]["MenuType"];
                parentId?: number;
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
        };
    };
    "menus.moveImpact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 1,
                 *       "ids": [
                 *         40
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MenuMove"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "menus.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids that are gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "ids": [
                     *           40,
                     *           41
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MenuRemoved"];
                    };
                };
            };
        };
    };
    "menus.removeImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "menus.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of the name or the description */
                search?: string;
                enabled?: boolean;
                /** @description true for the roles that nobody has */
                empty?: boolean;
                /** @description Only roles that are granted this node */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 5,
                     *             "name": "Bike room",
                     *             "description": "Confirms rents and returns",
                     *             "enabled": true,
                     *             "builtin": false,
                     *             "members": 6,
                     *             "permissions": 9,
                     *             "version": 3,
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RolePage"];
                    };
                };
            };
        };
    };
    "roles.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bike room",
                 *       "description": "Confirms rents and returns",
                 *       "menuIds": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The new role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "members": 0,
                     *         "permissions": 2,
                     *         "menuIds": [
                     *           1,
                     *           2
                     *         ],
                     *         "version": 1,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "roles.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                search?: string;
                enabled?: boolean;
                empty?: boolean;
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
        };
    };
    "roles.menuOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every node */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "parentId": 0,
                     *           "type": "MENU_DIR",
                     *           "name": "Administration",
                     *           "nameZh": "系统管理",
                     *           "code": "upms",
                     *           "icon": "shield",
                     *           "mayGrant": true
                     *         },
                     *         {
                     *           "id": 2,
                     *           "parentId": 1,
                     *           "type": "MENU",
                     *           "name": "Menus",
                     *           "nameZh": "菜单管理",
                     *           "code": "upms:menu",
                     *           "icon": "list-tree",
                     *           "mayGrant": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["MenuOption"][];
                    };
                };
            };
        };
    };
    "roles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "members": 6,
                     *         "permissions": 2,
                     *         "menuIds": [
                     *           1,
                     *           2
                     *         ],
                     *         "version": 3,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bike room",
                 *       "description": "Confirms rents and returns, checks bikes",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The role as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns, checks bikes",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "members": 6,
                     *         "permissions": 2,
                     *         "version": 4,
                     *         "updatedAt": "2026-11-17T07:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Role"];
                    };
                };
            };
        };
    };
    "roles.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Empty"];
                    };
                };
            };
        };
    };
    "roles.enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
        };
    };
    "roles.disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
        };
    };
    "roles.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuIds": [
                 *         2,
                 *         3
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["RoleAssign"];
            };
        };
        responses: {
            /** @description The role with what it is granted now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 5,
                     *         "name": "Bike room",
                     *         "description": "Confirms rents and returns",
                     *         "enabled": true,
                     *         "builtin": false,
                     *         "members": 6,
                     *         "permissions": 3,
                     *         "menuIds": [
                     *           1,
                     *           2,
                     *           3
                     *         ],
                     *         "version": 4,
                     *         "updatedAt": "2026-11-17T07:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
    };
    "roles.assignImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuIds": [
                 *         2,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RoleMenus"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "roles.enableImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "roles.removeImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "roles.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                roleId: components["parameters"]["RoleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
        };
    };
    "staff.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name in English, Chinese or pinyin (whole or initials), or of an address */
                search?: components["parameters"]["Search"];
                type?: components["parameters"]["Type"];
                enabled?: components["parameters"]["Enabled"];
                /** @description Only accounts that have this role */
                roleId?: components["parameters"]["RoleId-2"];
                gender?: components["parameters"]["Gender"];
                source?: components["parameters"]["Source"];
                /** @description true for accounts that never signed in */
                neverSignedIn?: components["parameters"]["Never"];
                /** @description true for service accounts, false for people */
                service?: components["parameters"]["Service"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 1,
                     *         "pageNum": 1,
                     *         "pageSize": 20,
                     *         "records": [
                     *           {
                     *             "id": 3,
                     *             "name": "Li Na",
                     *             "nameZh": "李娜",
                     *             "email": "office@school.example",
                     *             "type": "staff",
                     *             "gender": "female",
                     *             "enabled": true,
                     *             "service": false,
                     *             "source": "local",
                     *             "roles": [
                     *               {
                     *                 "id": 3,
                     *                 "name": "Menu reader"
                     *               }
                     *             ],
                     *             "lastLoginAt": "2026-11-16T23:30:00.000Z",
                     *             "syncedAt": null,
                     *             "invitedUntil": null,
                     *             "version": 2,
                     *             "createdAt": "2026-09-01T08:00:00.000Z",
                     *             "updatedAt": "2026-11-17T07:36:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["StaffPage"];
                    };
                };
            };
        };
    };
    "staff.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wu Tao",
                 *       "nameZh": "吴涛",
                 *       "email": "wu.tao@school.example",
                 *       "type": "staff",
                 *       "gender": "male",
                 *       "invite": true
                 *     }
                 */
                "application/json": components["schemas"]["StaffCreate"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name in English, Chinese or pinyin (whole or initials), or of an address */
                search?: components["parameters"]["Search"];
                type?: components["parameters"]["Type"];
                enabled?: components["parameters"]["Enabled"];
                /** @description Only accounts that have this role */
                roleId?: components["parameters"]["RoleId-2"];
                gender?: components["parameters"]["Gender"];
                source?: components["parameters"]["Source"];
                /** @description true for accounts that never signed in */
                neverSignedIn?: components["parameters"]["Never"];
                /** @description true for service accounts, false for people */
                service?: components["parameters"]["Service"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
        };
    };
    "staff.counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts by type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "all": 20000,
                     *         "staff": 420,
                     *         "parent": 12000,
                     *         "student": 7500,
                     *         "other": 80
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["StaffCounts"];
                    };
                };
            };
        };
    };
    "staff.roleOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every role, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "name": "Administrator",
                     *           "enabled": true,
                     *           "builtin": true,
                     *           "mayGive": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["RoleOption"][];
                    };
                };
            };
        };
    };
    "staff.signInFailures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Failed sign-ins */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "total": 7,
                     *         "unknown": 2,
                     *         "accounts": [
                     *           {
                     *             "staff": {
                     *               "id": 3,
                     *               "name": "Li Na",
                     *               "nameZh": "李娜"
                     *             },
                     *             "failures": 5,
                     *             "lastAt": "2026-11-17T07:20:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["SignInFailures"];
                    };
                };
            };
        };
    };
    "staff.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "name": "Wu Tao",
                 *           "nameZh": "吴涛",
                 *           "email": "wu.tao@school.example",
                 *           "type": "staff",
                 *           "gender": "male",
                 *           "roles": [
                 *             "Menu reader"
                 *           ],
                 *           "line": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffImport"];
            };
        };
        responses: {
            /** @description The run, just begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 8,
                     *         "operation": "staff.import",
                     *         "state": "Running",
                     *         "dryRun": true,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "staff.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nameZh": "李娜",
                 *       "gender": "female",
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["StaffUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
        };
    };
    "staff.setRoles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleIds": [
                 *         3
                 *       ],
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["StaffRoles"];
            };
        };
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.addRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
                roleId: components["parameters"]["RoleInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.removeRole": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
                roleId: components["parameters"]["RoleInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.rolesImpact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roleIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffRoleIds"];
            };
        };
        responses: {
            200: components["responses"]["Impact"];
        };
    };
    "staff.enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Staff"];
        };
    };
    "staff.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "ended": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Ended"];
                    };
                };
            };
        };
    };
    "staff.menus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "parentId": 0,
                     *           "type": "MENU_DIR",
                     *           "name": "Administration",
                     *           "nameZh": "系统管理",
                     *           "path": "/upms",
                     *           "icon": "shield",
                     *           "code": "upms",
                     *           "isExternalPath": 0,
                     *           "openTarget": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AvailableMenu"][];
                    };
                };
            };
        };
    };
    "staff.history": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["History"];
        };
    };
    "staff.tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tokens"];
        };
    };
    "staff.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mobile app",
                 *       "scopes": [
                 *         "upms:menu"
                 *       ],
                 *       "expiresAt": "2027-08-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewToken"];
        };
    };
    "staff.revokeToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["parameters"]["StaffId"];
                tokenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
        };
    };
    "access.explain": {
        parameters: {
            query: {
                staffId: components["schemas"]["Id"];
                /** @description A permission code */
                code?: string;
                /** @description A node of the tree */
                menuId?: components["schemas"]["Id"];
                /** @description A route path, such as /venue */
                path?: string;
                /** @description An operation of the contract, such as menus.sort */
                operation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain that allows it, or the first missing link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "staff": {
                     *           "id": 3,
                     *           "name": "Li Na",
                     *           "nameZh": "李娜"
                     *         },
                     *         "code": "upms:role",
                     *         "menu": {
                     *           "id": 8,
                     *           "name": "Roles",
                     *           "nameZh": "角色管理",
                     *           "type": "MENU",
                     *           "path": "/upms/role"
                     *         },
                     *         "operation": null,
                     *         "allowed": false,
                     *         "administrator": false,
                     *         "missing": "NOT_GRANTED",
                     *         "message": "Li Na has roles, but none of them is granted “Roles”.",
                     *         "roles": [
                     *           {
                     *             "id": 3,
                     *             "name": "Menu reader",
                     *             "enabled": true,
                     *             "grants": false
                     *           }
                     *         ],
                     *         "wouldGrant": [
                     *           {
                     *             "id": 9,
                     *             "name": "Role editor",
                     *             "enabled": true,
                     *             "grants": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Explanation"];
                    };
                };
            };
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "the one I have had so far",
                 *       "password": "a long walk in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Ended"];
        };
    };
    "account.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "current": true,
                     *           "startedAt": "2026-11-17T07:30:00.000Z",
                     *           "lastSeenAt": "2026-11-17T07:36:00.000Z",
                     *           "expiresAt": "2026-11-17T19:30:00.000Z",
                     *           "address": "192.0.2.7",
                     *           "userAgent": "Mozilla/5.0"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["OwnSession"][];
                    };
                };
            };
        };
    };
    "account.endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ended"];
        };
    };
    "account.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
        };
    };
    "account.tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tokens"];
        };
    };
    "account.createToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "scopes": [
                 *         "upms:menu"
                 *       ],
                 *       "expiresAt": "2027-08-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TokenCreate"];
            };
        };
        responses: {
            200: components["responses"]["NewToken"];
        };
    };
    "account.revokeToken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
        };
    };
    "audit.list": {
        parameters: {
            query?: {
                pageNum?: components["parameters"]["PageNum"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Who did it */
                staffId?: components["schemas"]["Id"];
                /** @description An operation, or a module by its name */
                operation?: string;
                /** @description An operation, or a module by its name, to leave out: auth for who only signed in */
                without?: string;
                /** @description menu, role, staff … */
                entity?: string;
                /** @description With entity */
                entityId?: components["schemas"]["Id"];
                /** @description The first day in the school's time zone */
                from?: string;
                /** @description The last day in the school's time zone */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditPage"];
        };
    };
    "audit.export": {
        parameters: {
            query?: {
                format?: components["parameters"]["Format"];
                /** @description Fields in order of weight, `-` in front of one that runs downwards */
                sort?: components["parameters"]["Sort"];
                staffId?: components["schemas"]["Id"];
                operation?: string;
                without?: string;
                entity?: string;
                entityId?: components["schemas"]["Id"];
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Table"];
        };
    };
    "audit.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditId: components["parameters"]["AuditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 91,
                     *         "at": "2026-11-17T07:36:00.000Z",
                     *         "staffId": 1,
                     *         "staffName": "He Jing",
                     *         "address": "192.0.2.7",
                     *         "token": null,
                     *         "requestId": "req-1k",
                     *         "operation": "menus.update",
                     *         "rowCount": 1,
                     *         "undoable": true,
                     *         "rows": [
                     *           {
                     *             "entity": "menu",
                     *             "id": 2,
                     *             "label": "Menus",
                     *             "before": {
                     *               "name": "Menus"
                     *             },
                     *             "after": {
                     *               "name": "Permission tree"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["AuditEntry"];
                    };
                };
            };
        };
    };
    "audit.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                auditId: components["parameters"]["AuditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was written in its place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "rows": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Undone"];
                    };
                };
            };
        };
    };
    "config.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "configuration": {
                     *           "menus": [
                     *             {
                     *               "code": "upms",
                     *               "parent": "",
                     *               "type": "MENU_DIR",
                     *               "name": "Administration",
                     *               "nameZh": "系统管理",
                     *               "path": "/upms",
                     *               "icon": "shield-check",
                     *               "isExternalPath": 0,
                     *               "openTarget": 0
                     *             },
                     *             {
                     *               "code": "upms:menu",
                     *               "parent": "upms",
                     *               "type": "MENU",
                     *               "name": "Menus",
                     *               "nameZh": "菜单管理",
                     *               "path": "/upms/menu",
                     *               "icon": "list-tree",
                     *               "isExternalPath": 0,
                     *               "openTarget": 0
                     *             }
                     *           ],
                     *           "roles": [
                     *             {
                     *               "name": "Menu reader",
                     *               "description": "Looks at the menus",
                     *               "enabled": true,
                     *               "permissions": [
                     *                 "upms:menu"
                     *               ]
                     *             }
                     *           ],
                     *           "staff": [
                     *             {
                     *               "email": "office@school.example",
                     *               "roles": [
                     *                 "Menu reader"
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "remarks": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["StandingConfiguration"];
                    };
                };
            };
        };
    };
    "config.plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "configuration": {
                 *         "roles": [
                 *           {
                 *             "name": "Menu reader",
                 *             "description": "Looks at the menus",
                 *             "permissions": [
                 *               "upms:menu"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "prune": false
                 *     }
                 */
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "format": 1,
                     *         "madeAt": "2026-11-17T07:36:00.000Z",
                     *         "steps": [
                     *           {
                     *             "kind": "role",
                     *             "key": "Menu reader",
                     *             "action": "change",
                     *             "before": {
                     *               "permissions": [
                     *                 "upms"
                     *               ]
                     *             },
                     *             "after": {
                     *               "permissions": [
                     *                 "upms",
                     *                 "upms:menu"
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "problems": [],
                     *         "remarks": [],
                     *         "counts": {
                     *           "create": 0,
                     *           "change": 1,
                     *           "remove": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Plan"];
                    };
                };
            };
        };
    };
    "config.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": {
                 *         "format": 1,
                 *         "madeAt": "2026-11-17T07:36:00.000Z",
                 *         "steps": [
                 *           {
                 *             "kind": "role",
                 *             "key": "Menu reader",
                 *             "action": "change",
                 *             "before": {
                 *               "permissions": [
                 *                 "upms"
                 *               ]
                 *             },
                 *             "after": {
                 *               "permissions": [
                 *                 "upms",
                 *                 "upms:menu"
                 *               ]
                 *             }
                 *           }
                 *         ],
                 *         "problems": [],
                 *         "remarks": [],
                 *         "counts": {
                 *           "create": 0,
                 *           "change": 1,
                 *           "remove": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplyRequest"];
            };
        };
        responses: {
            /** @description The run, just begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 9,
                     *         "operation": "config.apply",
                     *         "state": "Running",
                     *         "dryRun": false,
                     *         "total": 1,
                     *         "done": 0,
                     *         "counts": {},
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "events.stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Events as text/event-stream. A comment every 4 seconds says that the line is alive. `event: access` asks to read
             *     auth.me and auth.menus anew; `event: end` comes before the server closes the stream of a session that is over.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "settings.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "schoolName": "Riverside International School",
                     *         "schoolNameZh": "河滨国际学校",
                     *         "timeZone": "Asia/Shanghai",
                     *         "help": "IT help desk, ext. 2100",
                     *         "helpZh": "信息技术服务台，分机 2100",
                     *         "version": 1,
                     *         "updatedAt": "2026-11-17T07:36:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Settings"];
                    };
                };
            };
        };
    };
    "settings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "help": "IT help desk, room A204",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["SettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "schoolName": "Riverside International School",
                     *         "schoolNameZh": "河滨国际学校",
                     *         "timeZone": "Asia/Shanghai",
                     *         "help": "IT help desk, room A204",
                     *         "helpZh": "信息技术服务台，分机 2100",
                     *         "version": 2,
                     *         "updatedAt": "2026-11-17T07:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Settings"];
                    };
                };
            };
        };
    };
    "runs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 7,
                     *         "operation": "menus.import",
                     *         "state": "Done",
                     *         "dryRun": false,
                     *         "total": 85,
                     *         "done": 85,
                     *         "counts": {
                     *           "created": 85
                     *         },
                     *         "results": [],
                     *         "startedAt": "2026-11-17T07:36:00.000Z",
                     *         "endedAt": "2026-11-17T07:36:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Answer"] & {
                        data?: components["schemas"]["Run"];
                    };
                };
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
