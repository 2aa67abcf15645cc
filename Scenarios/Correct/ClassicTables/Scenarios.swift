import CellHarness

/// Correct: tables with a classic data source, most of which load everything again after a change.
public let scenarios: [Scenario] = [
  Scenario("correct/classic-tables/runners", RunnersScreen.self) {
    Interaction.tap(.showing("Runner 3"))
    Interaction.mutate("sort by time")
    Interaction.scrollBy(600)
    Interaction.mutate("sort by age")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/teams", TeamsScreen.self) {
    Interaction.tap(.showing("Team 2"))
    Interaction.mutate("a team joins")
    Interaction.tap(.showing("Team 1"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Team 2"))
  },
  Scenario("correct/classic-tables/chores", ChoresScreen.self) {
    Interaction.tap(.showing("Chore 2"))
    Interaction.swipe(.showing("Chore 4"), .trailing)
    Interaction.mutate("a chore is shared")
    Interaction.swipe(.showing("Chore 5"), .trailing)
    Interaction.tapAction("Remove")
    Interaction.scrollToEnd
    Interaction.tap(.showing("Chore 38"))
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/address-book", AddressBookScreen.self) {
    Interaction.tap(.showing("Ada 3"))
    Interaction.mutate("Aaron comes")
    Interaction.scrollBy(600)
    Interaction.mutate("Brian comes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/course-catalog", CourseCatalogScreen.self) {
    Interaction.scrollBy(300)
    Interaction.mutate("the first subject goes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.mutate("all fold")
  },
  Scenario("correct/classic-tables/language-picker", LanguagePickerScreen.self) {
    Interaction.tap(.showing("Language 2"))
    Interaction.mutate("a language is added")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Language 24"))
    Interaction.scrollToTop
    Interaction.tap(.showing("Esperanto"))
  },
  Scenario("correct/classic-tables/cart", CartScreen.self) {
    Interaction.tap(.showing("Tea 2"), .showing("Amount"))
    Interaction.mutate("the first is sold out")
    Interaction.tap(.showing("Tea 3"), .showing("Amount"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/profile-form", ProfileFormScreen.self) {
    Interaction.type("Ada", .showing("Field 1"), nil, clearing: false)
    Interaction.type("Hamburg", .showing("Field 2"), nil, clearing: true)
    Interaction.mutate("field 4 is filled in")
    Interaction.scrollToEnd
    Interaction.type("no", .showing("Field 26"), nil, clearing: false)
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/station-search", StationSearchScreen.self) {
    Interaction.tap(.showing("Station 2"))
    Interaction.mutate("search for 1")
    Interaction.tap(.showing("Station 11"))
    Interaction.scrollToEnd
    Interaction.mutate("search for nothing")
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/invoices", InvoicesScreen.self) {
    Interaction.wait(1)
    Interaction.tap(.showing("No connection. Try again"))
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/faces", FacesScreen.self) {
    Interaction.scrollBy(300)
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.wait(1)
  },
  Scenario("correct/classic-tables/attachments", AttachmentsScreen.self) {
    Interaction.openMenu(.showing("Attachment 3"))
    Interaction.mutate("a scan arrives")
    Interaction.chooseMenuItem(["Download"])
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/lamps", LampsScreen.self) {
    Interaction.tap(.showing("Lamp 2"), .showing("Options"))
    Interaction.mutate("a lamp is paired")
    Interaction.tapAlert("Switch")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/bookings", BookingsScreen.self) {
    Interaction.swipe(.showing("Booking 4"), .trailing)
    Interaction.tapAction("Cancel")
    Interaction.mutate("the first booking is over")
    Interaction.tapAlert("Yes")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/poems", PoemsScreen.self) {
    Interaction.scrollBy(500)
    Interaction.mutate("a poem is added")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/panoramas", PanoramasScreen.self) {
    Interaction.scrollBy(330)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/papers", PapersScreen.self) {
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.wait(1)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/records", RecordsScreen.self) {
    Interaction.tap(.showing("Record 2"), .showing("Like"))
    Interaction.scrollToEnd
    Interaction.wait(2)
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/booths", BoothsScreen.self) {
    Interaction.mutate("a booth is added")
    Interaction.tap(.showing("Booth 3"), .showing("Visit"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/strips", StripsScreen.self) {
    Interaction.mutate("the first strip is pushed")
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
  Scenario("correct/classic-tables/diary", DiaryScreen.self) {
    Interaction.type(" and a line of words that does not fit into one line", .showing("Day 3"), nil, clearing: false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
