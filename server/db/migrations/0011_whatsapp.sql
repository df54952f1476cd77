CREATE TABLE "whatsapp_inbox" (
	"message_id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"said" jsonb NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_inbox_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_inbox_state" CHECK ("whatsapp_inbox"."state" in ('received', 'handled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "whatsapp_inbox_address_idx" ON "whatsapp_inbox" USING btree ("address","occurred_at","position");--> statement-breakpoint
CREATE INDEX "whatsapp_inbox_received_idx" ON "whatsapp_inbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "chat_messages_pending_idx" ON "chat_messages" USING btree ("conversation_id","position") WHERE "chat_messages"."state" = 'pending';