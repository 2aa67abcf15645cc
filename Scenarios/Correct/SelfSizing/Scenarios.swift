import CellHarness

/// Correct: rows whose height follows what they show.
public let scenarios: [Scenario] = [
  Scenario("correct/self-sizing/help", HelpScreen.self) {
    Interaction.tap(.showing("Question 2"))
    Interaction.tap(.showing("Question 4"))
    Interaction.mutate("a topic is added")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Question 2"))
  },
  Scenario("correct/self-sizing/travel-journal", TravelJournalScreen.self) {
    Interaction.type("A long way by bus over many hills, then a short one on foot.", .showing("Day 2"), nil, clearing: false)
    Interaction.mutate("a day is added")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/self-sizing/product-reviews", ProductReviewsScreen.self) {
    Interaction.mutate("the shop answers")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.rotate(.landscape)
    Interaction.scrollToTop
  },
  Scenario("correct/self-sizing/comments", CommentsScreen.self) {
    Interaction.tap(.showing("User 5"), .showing("Unfold"))
    Interaction.mutate("two comments are edited")
    Interaction.tap(.showing("User 2"), .showing("Fold"))
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("User 2"), .showing("Unfold"))
  },
  Scenario("correct/self-sizing/recipes", RecipesScreen.self) {
    Interaction.tap(.showing("Recipe 3"))
    Interaction.mutate("the first is cooked")
    Interaction.scrollBy(800)
    Interaction.tap(.showing("Recipe 22"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Recipe 3"))
    Interaction.scrollToEnd
  },
  Scenario("correct/self-sizing/connections", ConnectionsScreen.self) {
    Interaction.tap(.showing("Train 2"))
    Interaction.tap(.showing("Train 3"))
    Interaction.scrollBy(900)
    Interaction.mutate("the first train leaves")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Train 2"))
  },
  Scenario("correct/self-sizing/readable-settings", ReadableSettingsScreen.self) {
    Interaction.scrollBy(300)
    Interaction.changeTrait(.textSize(.accessibilityMedium))
    Interaction.scrollToEnd
    Interaction.changeTrait(.textSize(.large))
    Interaction.scrollToTop
  },
  Scenario("correct/self-sizing/announcements", AnnouncementsScreen.self) {
    Interaction.mutate("the first header grows")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/self-sizing/itinerary", ItineraryScreen.self) {
    Interaction.toggle(.showing("City 1 → City 2"), to: true)
    Interaction.mutate("notes come in")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.toggle(.showing("City 2 → City 3"), to: false)
  },
  Scenario("correct/self-sizing/support-chat", SupportChatScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("I answer")
    Interaction.scrollToTop
    Interaction.rotate(.landscape)
    Interaction.scrollToEnd
    Interaction.mutate("I answer")
  },
]

let pending: [Scenario] = []
