import CellHarness

/// Correct: state that goes with the item, and looks that rightly go with the position.
public let scenarios: [Scenario] = [
  Scenario("correct/state-by-identity/workouts", WorkoutsScreen.self) {
    Interaction.tap(.showing("Workout 2"), nil)
    Interaction.tap(.showing("Workout 4"), nil)
    Interaction.mutate("a workout is added")
    Interaction.scrollBy(900)
    Interaction.mutate("the order is turned round")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Workout 2"), nil)
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/state-by-identity/songbook", SongbookScreen.self) {
    Interaction.tap(.showing("Hymn no. 2"), .showing("Add to favorites"))
    Interaction.tap(.showing("Hymn no. 5"), .showing("Add to favorites"))
    Interaction.mutate("the third goes")
    Interaction.scrollBy(900)
    Interaction.mutate("sort by number")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/state-by-identity/ranking", RankingScreen.self) {
    Interaction.scrollBy(500)
    Interaction.scrollToTop
    Interaction.mutate("runner 7 appeals")
    Interaction.scrollBy(900)
    Interaction.scrollToEnd
    Interaction.mutate("runner 7 appeals")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/state-by-identity/preferences", PreferencesScreen.self) {
    Interaction.mutate("the first of each group goes")
    Interaction.scrollBy(700)
    Interaction.mutate("each group gets one more")
    Interaction.scrollToEnd
    Interaction.mutate("the first of each group goes")
    Interaction.scrollToTop
  },
  Scenario("correct/state-by-identity/group-chat", GroupChatScreen.self) {
    Interaction.mutate("line 3 is deleted")
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.mutate("Lin writes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/state-by-identity/diary", DiaryScreen.self) {
    Interaction.mutate("day 2 is dropped")
    Interaction.tap(.showing("Entry 2"), nil)
    Interaction.scrollBy(700)
    Interaction.mutate("an entry is written")
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  },
  Scenario("correct/state-by-identity/board", BoardScreen.self) {
    Interaction.mutate("two cards come")
    Interaction.scrollBy(800)
    Interaction.scrollToTop
    Interaction.mutate("the first goes fifth")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/state-by-identity/survey", SurveyScreen.self) {
    Interaction.type("fine", .showing("How about no. 2?"), nil, clearing: false)
    Interaction.type("bad", .showing("How about no. 4?"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.mutate("urgent ones first")
    Interaction.scrollToTop
    Interaction.type("good", .showing("How about no. 8?"), nil, clearing: true)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/state-by-identity/channels", ChannelsScreen.self) {
    Interaction.tap(.showing("#1-2"), nil)
    Interaction.tap(.showing("#2-3"), nil)
    Interaction.mutate("the last server comes first")
    Interaction.scrollBy(700)
    Interaction.scrollToEnd
    Interaction.mutate("the last server comes first")
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/state-by-identity/timeline", TimelineScreen.self) {
    Interaction.tap(.showing("Author 2"), .showing("Like"))
    Interaction.tap(.showing("Author 5"), .showing("Like"))
    Interaction.swipe(.showing("Author 3"), .trailing)
    Interaction.mutate("new posts")
    Interaction.tapAction("Hide")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Author 22"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/state-by-identity/gallery", GalleryScreen.self) {
    Interaction.tap(.showing("IMG_1002"), nil)
    Interaction.tap(.showing("IMG_1005"), nil)
    Interaction.tap(.showing("IMG_1009"), nil)
    Interaction.mutate("a photo is taken")
    Interaction.tap(.showing("IMG_1002"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("IMG_1040"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
]
