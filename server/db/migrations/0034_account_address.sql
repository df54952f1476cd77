CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"email" text NOT NULL,
	"former_email" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "email_changes_id_format" CHECK ("email_changes"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "email_changes_state" CHECK ("email_changes"."state" in ('asked', 'done', 'over')),
	CONSTRAINT "email_changes_lower_case" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_owner_id_idx" ON "email_changes" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_asked_key" ON "email_changes" USING btree ("owner_id") WHERE "email_changes"."state" = 'asked';