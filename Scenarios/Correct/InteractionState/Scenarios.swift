import CellHarness

/// Correct: looks that follow touch, selection and edit mode.
public let scenarios: [Scenario] = [
  Scenario("correct/interaction-state/ringtones", RingtonesScreen.self) {
    Interaction.tap(.showing("Apex 2"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Chimes 4"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Opening 3"), nil)
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/favorite-places", FavoritePlacesScreen.self) {
    Interaction.tap(.showing("Place 2"), nil)
    Interaction.mutate("place 3 is liked elsewhere")
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Place 21"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/drafts", DraftsScreen.self) {
    Interaction.setEditing(true)
    Interaction.tap(.showing("Draft 2"), nil)
    Interaction.tap(.showing("Draft 5"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Draft 20"), nil)
    Interaction.scrollToTop
    Interaction.tap(.showing("Draft 5"), nil)
    Interaction.mutate("delete the picked drafts")
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/seat-map", SeatMapScreen.self) {
    Interaction.tap(.showing("1A"), nil)
    Interaction.tap(.showing("1B"), nil)
    Interaction.tap(.showing("2C"), nil)
    Interaction.tap(.showing("3D"), nil)
    Interaction.scrollBy(800)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("1B"), nil)
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/theme-picker", ThemePickerScreen.self) {
    Interaction.tap(.showing("Theme 3"), nil)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Theme 30"), nil)
    Interaction.scrollToTop
    Interaction.select(.showing("Theme 5"))
    Interaction.scrollBy(700)
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/couriers", CouriersScreen.self) {
    Interaction.tap(.showing("Courier 4"), nil)
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Courier 22"), nil)
    Interaction.scrollToTop
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/flat-search", FlatSearchScreen.self) {
    Interaction.tap(.showing("2 rooms"), nil)
    Interaction.tap(.showing("1 room"), nil)
    Interaction.scrollBy(600)
    Interaction.scrollToTop
    Interaction.tap(.showing("2 rooms"), nil)
    Interaction.scrollToEnd
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/invitations", InvitationsScreen.self) {
    Interaction.scrollBy(800)
    Interaction.tap(.showing("Guest 25"), nil)
    Interaction.mutate("answers arrive")
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/agenda", AgendaScreen.self) {
    Interaction.setEditing(true)
    Interaction.type(" (long)", .showing("Point 2"), nil, clearing: false)
    Interaction.scrollBy(900)
    Interaction.scrollToTop
    Interaction.setEditing(false)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/toppings", ToppingsScreen.self) {
    Interaction.tap(.showing("Olives"), nil)
    Interaction.tap(.showing("Onions, extra"), nil)
    Interaction.tap(.showing("Olives"), nil)
    Interaction.scrollBy(700)
    Interaction.tap(.showing("Ham"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.cycleCellStates
  },
  Scenario("correct/interaction-state/storefront", StorefrontScreen.self) {
    Interaction.tap(.showing("Product 1"), nil)
    Interaction.tap(.showing("Product 4"), nil)
    Interaction.scrollBy(1000)
    Interaction.tap(.showing("Product 22"), nil)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  },
]
