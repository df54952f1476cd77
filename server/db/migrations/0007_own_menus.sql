CREATE SEQUENCE "public"."menu_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "menus" ALTER COLUMN "version" SET DEFAULT nextval('menu_versions')::integer;
--> statement-breakpoint
SELECT setval('menu_versions', (SELECT coalesce(max(version), 0) + 1 FROM menus));
