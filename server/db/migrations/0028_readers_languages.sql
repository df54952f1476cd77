ALTER TABLE "owners" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "page_language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "owners_language" CHECK ("owners"."language" in ('es', 'ca', 'gl', 'eu', 'en'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_language" CHECK ("outbox"."language" in ('es', 'ca', 'gl', 'eu', 'en', 'fr', 'de'));--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_page_language" CHECK ("subscribers"."page_language" in ('es', 'ca', 'gl', 'eu', 'en', 'fr', 'de'));