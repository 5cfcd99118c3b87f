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
        /** Who is signed in, with roles and permission codes */
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
        /** The menus that this person may see, flat, buttons included, in the tree's order */
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
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a node; fields that are left out stay, but for parentId, which falls back to 0 */
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
        MenuRemoved: {
            ids: components["schemas"]["Id"][];
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
    responses: never;
    parameters: {
        PageNum: number;
        /** @description Fields in order of weight, `-` in front of one that runs downwards */
        Sort: string;
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
