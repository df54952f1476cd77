CREATE TABLE "payment_ends" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_ends_provider_kind_provider_id_pk" PRIMARY KEY("provider","kind","provider_id"),
	CONSTRAINT "payment_ends_provider" CHECK ("payment_ends"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "payment_ends_kind" CHECK ("payment_ends"."kind" in ('subscription', 'checkout'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;