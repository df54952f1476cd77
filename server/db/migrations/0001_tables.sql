CREATE TABLE "auth_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "auth_tokens_id_format" CHECK ("auth_tokens"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "auth_tokens_purpose" CHECK ("auth_tokens"."purpose" in ('verify-email', 'reset-password', 'link-chat'))
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"opt_in" boolean NOT NULL,
	"level" integer[] NOT NULL,
	"text_version" text NOT NULL,
	"ip_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_records_id_format" CHECK ("consent_records"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "consent_records_level" CHECK ("consent_records"."level" <@ array[1, 2, 3])
);
--> statement-breakpoint
CREATE TABLE "onboarding_drafts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"step" smallint DEFAULT 1 NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"email_verified_at" timestamp with time zone,
	"welcomed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "owners_id_format" CHECK ("owners"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "owners_email_lower_case" CHECK ("owners"."email" = lower("owners"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"entity_kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('owner', 'admin', 'chatbot', 'provider', 'system'))
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text DEFAULT 'España' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_session_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "checkouts_id_format" CHECK ("checkouts"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "checkouts_provider" CHECK ("checkouts"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "checkouts_state" CHECK ("checkouts"."state" in ('open', 'completed', 'cancelled', 'expired')),
	CONSTRAINT "checkouts_amount" CHECK ("checkouts"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"provider" text NOT NULL,
	"provider_invoice_id" text,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"amount_paid_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_percent" integer DEFAULT 21 NOT NULL,
	"currency" text DEFAULT 'eur' NOT NULL,
	"seller" jsonb NOT NULL,
	"customer" jsonb NOT NULL,
	"invoice_pdf" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"state" text DEFAULT 'paid' NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "invoices_id_format" CHECK ("invoices"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "invoices_provider" CHECK ("invoices"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('paid', 'refunded')),
	CONSTRAINT "invoices_total" CHECK ("invoices"."amount_paid_cents" = "invoices"."net_cents" + "invoices"."vat_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_provider" CHECK ("payment_events"."provider" in ('stripe', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"expires_at" timestamp with time zone,
	"manual_override" boolean DEFAULT false NOT NULL,
	"provider" text,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"status" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp with time zone,
	"payment_method" text,
	"last_event_at" timestamp with time zone,
	"expiry_announced_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_plan" CHECK ("payments"."plan" in ('free', 'trial', 'premium')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('active', 'past_due', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "chat_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"linked_at" timestamp with time zone,
	"last_inbound_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_addresses_id_format" CHECK ("chat_addresses"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "chat_addresses_channel" CHECK ("chat_addresses"."channel" in ('browser', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"channel" text NOT NULL,
	"direction" text NOT NULL,
	"key" text NOT NULL,
	"provider_message_id" text,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_id_format" CHECK ("chat_messages"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "chat_messages_channel" CHECK ("chat_messages"."channel" in ('browser', 'whatsapp')),
	CONSTRAINT "chat_messages_direction" CHECK ("chat_messages"."direction" in ('in', 'out')),
	CONSTRAINT "chat_messages_state" CHECK ("chat_messages"."state" in ('received', 'handled', 'pending', 'sent', 'delivered', 'read', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversations_id_format" CHECK ("conversations"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_messages_id_format" CHECK ("contact_messages"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."message") between 1 and 400)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"url" text NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"width" integer,
	"height" integer,
	"blur_data_url" text,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_id_format" CHECK ("files"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_id_format" CHECK ("mailbox"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"restaurant_id" text,
	"subscriber_id" text,
	"date" date,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	"message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_id_format" CHECK ("outbox"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "outbox_state" CHECK ("outbox"."state" in ('pending', 'sent', 'failed', 'suppressed'))
);
--> statement-breakpoint
CREATE TABLE "menu_renders" (
	"id" text PRIMARY KEY NOT NULL,
	"menu_id" text NOT NULL,
	"menu_version" integer NOT NULL,
	"template_id" text NOT NULL,
	"template_version" integer NOT NULL,
	"format" text NOT NULL,
	"url" text NOT NULL,
	"storage_key" text NOT NULL,
	"byte_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_renders_id_format" CHECK ("menu_renders"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"date" date NOT NULL,
	"service" text DEFAULT 'comida' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"source" text DEFAULT 'web' NOT NULL,
	"window_start_minute" smallint,
	"window_end_minute" smallint,
	"price_cents" integer,
	"half_price_cents" integer,
	"includes" text[] DEFAULT '{}' NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"observation" text DEFAULT '' NOT NULL,
	"photo_url" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menus_id_format" CHECK ("menus"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "menus_service" CHECK ("menus"."service" in ('comida', 'cena')),
	CONSTRAINT "menus_state" CHECK ("menus"."state" in ('draft', 'scheduled', 'published', 'expired')),
	CONSTRAINT "menus_source" CHECK ("menus"."source" in ('web', 'chatbot', 'copy', 'demo')),
	CONSTRAINT "menus_window_start" CHECK ("menus"."window_start_minute" between 0 and 1439),
	CONSTRAINT "menus_window_end" CHECK ("menus"."window_end_minute" > "menus"."window_start_minute" and "menus"."window_end_minute" <= 1800),
	CONSTRAINT "menus_window" CHECK (("menus"."window_start_minute" is null) = ("menus"."window_end_minute" is null)),
	CONSTRAINT "menus_price" CHECK ("menus"."price_cents" >= 0 and "menus"."half_price_cents" >= 0),
	CONSTRAINT "menus_scheduled" CHECK ("menus"."state" <> 'scheduled' or "menus"."publish_at" is not null),
	CONSTRAINT "menus_published" CHECK ("menus"."state" <> 'published' or "menus"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"search_key" text GENERATED ALWAYS AS (fold_text(name)) STORED,
	"municipality" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"xy" "point" GENERATED ALWAYS AS (mercator(lat, lon)) STORED,
	"population" integer DEFAULT 0 NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "places_kind" CHECK ("places"."kind" in ('region', 'province', 'municipality', 'city', 'district', 'neighbourhood', 'postcode'))
);
--> statement-breakpoint
CREATE TABLE "cartas" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cartas_id_format" CHECK ("cartas"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "cartas_type" CHECK ("cartas"."type" in ('image', 'pdf'))
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"restaurant_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"option" text DEFAULT 'close' NOT NULL,
	"start_minute" smallint,
	"end_minute" smallint,
	"start2_minute" smallint,
	"end2_minute" smallint,
	CONSTRAINT "opening_hours_restaurant_id_weekday_pk" PRIMARY KEY("restaurant_id","weekday"),
	CONSTRAINT "opening_hours_weekday" CHECK ("opening_hours"."weekday" between 1 and 7),
	CONSTRAINT "opening_hours_option" CHECK ("opening_hours"."option" in ('close', 'open_1', 'open_2', 'open')),
	CONSTRAINT "opening_hours_first" CHECK (case when "opening_hours"."option" in ('open_1', 'open_2')
        then "opening_hours"."start_minute" is not null and "opening_hours"."end_minute" is not null
          and "opening_hours"."start_minute" between 0 and 1439 and "opening_hours"."end_minute" > "opening_hours"."start_minute" and "opening_hours"."end_minute" <= 1800
        else "opening_hours"."start_minute" is null and "opening_hours"."end_minute" is null end),
	CONSTRAINT "opening_hours_second" CHECK (case when "opening_hours"."option" = 'open_2'
        then "opening_hours"."start2_minute" is not null and "opening_hours"."end2_minute" is not null
          and "opening_hours"."start2_minute" between 0 and 1439 and "opening_hours"."start2_minute" > "opening_hours"."end_minute"
          and "opening_hours"."end2_minute" > "opening_hours"."start2_minute" and "opening_hours"."end2_minute" <= 1800
        else "opening_hours"."start2_minute" is null and "opening_hours"."end2_minute" is null end)
);
--> statement-breakpoint
CREATE TABLE "restaurant_images" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurant_images_id_format" CHECK ("restaurant_images"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "restaurant_images_position" CHECK ("restaurant_images"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "special_menus" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"expires_at" timestamp with time zone,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "special_menus_id_format" CHECK ("special_menus"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "special_menus_type" CHECK ("special_menus"."type" in ('image', 'pdf')),
	CONSTRAINT "special_menus_dates" CHECK ("special_menus"."end_date" >= "special_menus"."start_date"),
	CONSTRAINT "special_menus_expiry" CHECK (("special_menus"."end_date" is null) = ("special_menus"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_codes_id_format" CHECK ("qr_codes"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "qr_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"restaurant_id" text NOT NULL,
	"pack" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"design" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"delivery" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "qr_orders_id_format" CHECK ("qr_orders"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "qr_orders_state" CHECK ("qr_orders"."state" in ('requested', 'confirmed', 'printed', 'sent', 'cancelled')),
	CONSTRAINT "qr_orders_amounts" CHECK ("qr_orders"."pack" > 0 and "qr_orders"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "qr_scans" (
	"qr_code_id" text NOT NULL,
	"date" date NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "qr_scans_qr_code_id_date_pk" PRIMARY KEY("qr_code_id","date")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"main_area" text,
	"house" text,
	"apartment" text,
	"city" text DEFAULT '' NOT NULL,
	"city_key" text GENERATED ALWAYS AS (fold_text(city)) STORED,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'España' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"cuisine_type" text[] DEFAULT '{}' NOT NULL,
	"restaurant_services" text[] DEFAULT '{}' NOT NULL,
	"whatsapp_number1" text,
	"whatsapp_number2" text,
	"contact_number" text,
	"instagram" text,
	"facebook" text,
	"website" text,
	"no_daily_menu" boolean DEFAULT false NOT NULL,
	"starters_option" text,
	"first_courses" text,
	"second_courses" text,
	"drinks" text,
	"has_full_menu" boolean,
	"full_menu_url" text,
	"has_logo" text,
	"logo_url" text,
	"header_image_url" text,
	"template_id" text,
	"verification" text DEFAULT 'pending' NOT NULL,
	"verified_at" timestamp with time zone,
	"rejection_reason" text,
	"onboarded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "restaurants_id_format" CHECK ("restaurants"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "restaurants_place" CHECK (("restaurants"."lat" is null) = ("restaurants"."lon" is null)),
	CONSTRAINT "restaurants_lat" CHECK ("restaurants"."lat" between -90 and 90),
	CONSTRAINT "restaurants_lon" CHECK ("restaurants"."lon" between -180 and 180),
	CONSTRAINT "restaurants_time_zone" CHECK ("restaurants"."time_zone" in ('Europe/Madrid', 'Atlantic/Canary')),
	CONSTRAINT "restaurants_cuisine_type" CHECK (cardinality("restaurants"."cuisine_type") <= 2),
	CONSTRAINT "restaurants_starters_option" CHECK ("restaurants"."starters_option" in ('1-2', 'more-2', 'no')),
	CONSTRAINT "restaurants_first_courses" CHECK ("restaurants"."first_courses" in ('1-2', 'more-2', 'no')),
	CONSTRAINT "restaurants_second_courses" CHECK ("restaurants"."second_courses" in ('1-2', 'more-2', 'no')),
	CONSTRAINT "restaurants_has_logo" CHECK ("restaurants"."has_logo" in ('no', 'yesLater', 'yes')),
	CONSTRAINT "restaurants_verification" CHECK ("restaurants"."verification" in ('pending', 'verified', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "restaurant_search" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"xy" "point" NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"doc" "tsvector" NOT NULL,
	"hours" "int4multirange" NOT NULL,
	"time_zone" text NOT NULL,
	"price_cents" integer,
	"cell" integer NOT NULL,
	"menu_date" date
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"digest" boolean DEFAULT false NOT NULL,
	"bounces" smallint DEFAULT 0 NOT NULL,
	"suppressed_at" timestamp with time zone,
	"suppression_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_id_format" CHECK ("subscribers"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "subscribers_email_lower_case" CHECK ("subscribers"."email" = lower("subscribers"."email")),
	CONSTRAINT "subscribers_suppression_reason" CHECK ("subscribers"."suppression_reason" in ('bounce', 'complaint', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"subscriber_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"text_version" text NOT NULL,
	"confirm_token_hash" "bytea",
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_ip_hash" "bytea",
	"confirmed_at" timestamp with time zone,
	"confirm_ip_hash" "bytea",
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_id_format" CHECK ("subscriptions"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "subscriptions_state" CHECK ("subscriptions"."state" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "subscriptions_confirmed" CHECK ("subscriptions"."state" <> 'confirmed' or "subscriptions"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "user_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"template_name" text NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"menu" jsonb NOT NULL,
	"observations" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_templates_id_format" CHECK ("user_templates"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
CREATE TABLE "menu_counts" (
	"menu_id" text NOT NULL,
	"date" date NOT NULL,
	"action" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_counts_menu_id_date_action_pk" PRIMARY KEY("menu_id","date","action"),
	CONSTRAINT "menu_counts_action" CHECK ("menu_counts"."action" in ('view', 'call', 'directions', 'share', 'website', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"date" date NOT NULL,
	"component_name" text NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"city" text,
	"state" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_views_date_component_name_visitor_hash_pk" PRIMARY KEY("date","component_name","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "restaurant_counts" (
	"restaurant_id" text NOT NULL,
	"date" date NOT NULL,
	"action" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "restaurant_counts_restaurant_id_date_action_pk" PRIMARY KEY("restaurant_id","date","action"),
	CONSTRAINT "restaurant_counts_action" CHECK ("restaurant_counts"."action" in ('view', 'call', 'directions', 'share', 'website', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"date" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD CONSTRAINT "onboarding_drafts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_addresses" ADD CONSTRAINT "chat_addresses_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_renders" ADD CONSTRAINT "menu_renders_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartas" ADD CONSTRAINT "cartas_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_images" ADD CONSTRAINT "restaurant_images_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_menus" ADD CONSTRAINT "special_menus_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_orders" ADD CONSTRAINT "qr_orders_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_orders" ADD CONSTRAINT "qr_orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_scans" ADD CONSTRAINT "qr_scans_qr_code_id_qr_codes_id_fk" FOREIGN KEY ("qr_code_id") REFERENCES "public"."qr_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_search" ADD CONSTRAINT "restaurant_search_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_templates" ADD CONSTRAINT "user_templates_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_counts" ADD CONSTRAINT "menu_counts_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_counts" ADD CONSTRAINT "restaurant_counts_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_tokens_owner_id_idx" ON "auth_tokens" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "auth_tokens_secret_hash_idx" ON "auth_tokens" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_email_key" ON "owners" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_owner_id_idx" ON "sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity_kind","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_key" ON "checkouts" USING btree ("provider","provider_session_id");--> statement-breakpoint
CREATE INDEX "checkouts_owner_id_idx" ON "checkouts" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_provider_key" ON "invoices" USING btree ("provider","provider_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_owner_id_idx" ON "invoices" USING btree ("owner_id","created");--> statement-breakpoint
CREATE INDEX "payment_events_unprocessed_idx" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_customer_key" ON "payments" USING btree ("provider","provider_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_subscription_key" ON "payments" USING btree ("provider","provider_subscription_id");--> statement-breakpoint
CREATE INDEX "payments_expires_at_idx" ON "payments" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_addresses_address_key" ON "chat_addresses" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "chat_addresses_conversation_id_idx" ON "chat_addresses" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key_key" ON "chat_messages" USING btree ("channel","direction","key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_provider_key" ON "chat_messages" USING btree ("channel","provider_message_id");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_id_idx" ON "chat_messages" USING btree ("conversation_id","occurred_at");--> statement-breakpoint
CREATE INDEX "chat_messages_state_idx" ON "chat_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_owner_id_key" ON "conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contact_messages_owner_id_idx" ON "contact_messages" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_url_key" ON "files" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_owner_id_idx" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mailbox_received_at_idx" ON "mailbox" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mailbox_recipient_idx" ON "mailbox" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key_key" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_pending_idx" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_restaurant_id_idx" ON "outbox" USING btree ("restaurant_id","date");--> statement-breakpoint
CREATE INDEX "outbox_subscriber_id_idx" ON "outbox" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "outbox_message_id_idx" ON "outbox" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_renders_origin_key" ON "menu_renders" USING btree ("menu_id","format","template_id","template_version","menu_version");--> statement-breakpoint
CREATE INDEX "menu_renders_created_at_idx" ON "menu_renders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_day_key" ON "menus" USING btree ("restaurant_id","date","service");--> statement-breakpoint
CREATE INDEX "menus_publish_at_idx" ON "menus" USING btree ("publish_at") WHERE "menus"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "menus_published_date_idx" ON "menus" USING btree ("date") WHERE "menus"."state" = 'published';--> statement-breakpoint
CREATE INDEX "places_postcode_idx" ON "places" USING btree ("postcode");--> statement-breakpoint
CREATE INDEX "places_kind_idx" ON "places" USING btree ("kind","population");--> statement-breakpoint
CREATE UNIQUE INDEX "cartas_url_key" ON "cartas" USING btree ("restaurant_id","url");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_images_position_key" ON "restaurant_images" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "special_menus_url_key" ON "special_menus" USING btree ("restaurant_id","url");--> statement-breakpoint
CREATE INDEX "special_menus_expires_at_idx" ON "special_menus" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "qr_codes_restaurant_id_idx" ON "qr_codes" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "qr_orders_owner_id_idx" ON "qr_orders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "qr_orders_restaurant_id_idx" ON "qr_orders" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "qr_orders_state_idx" ON "qr_orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurants_owner_id_key" ON "restaurants" USING btree ("owner_id") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_owner_id_idx" ON "restaurants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "restaurants_city_key_idx" ON "restaurants" USING btree ("city_key") WHERE "restaurants"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "restaurants_verification_idx" ON "restaurants" USING btree ("created_at") WHERE "restaurants"."verification" = 'pending';--> statement-breakpoint
CREATE INDEX "restaurant_search_price_idx" ON "restaurant_search" USING btree ("cell","price_cents","restaurant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_pair_key" ON "subscriptions" USING btree ("subscriber_id","restaurant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_restaurant_id_idx" ON "subscriptions" USING btree ("restaurant_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_confirm_token_hash_key" ON "subscriptions" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "user_templates_owner_id_idx" ON "user_templates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "menu_counts_date_idx" ON "menu_counts" USING btree ("date");