CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_secret" CHECK (length("signing_keys"."secret") = 32)
);
--> statement-breakpoint
DROP INDEX "subscriptions_confirm_token_hash_key";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "confirm_token_hash";