import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Searching, segments, pages and calendars", .serialized)
@MainActor
struct SearchAndSegmentTests {
  private final class Searcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
  }

  @Test("a search that becomes active or ends tells its delegate and its updater, and ends with an empty field")
  func search() {
    let controller = UISearchController(searchResultsController: nil)
    let searcher = Searcher()
    controller.delegate = searcher
    controller.searchResultsUpdater = searcher
    controller.isActive = true
    controller.isActive = true
    controller.searchBar.searchTextField.insertText("a")
    controller.isActive = false
    #expect(
      searcher.heard == [
        "will present", "did present", "update true ", "update true a", "will dismiss", "did dismiss", "update false ",
      ])
  }

  @Test("tokens stand in the field in their order; suggestions and the scope bar's choices are kept")
  func tokens() {
    let field = UISearchController(searchResultsController: nil).searchBar.searchTextField
    field.insertToken(UISearchToken(icon: nil, text: "photos"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "videos"), at: 9)
    field.removeToken(at: 0)
    field.removeToken(at: 4)
    #expect(field.tokens.map(\.text) == ["videos"])
    let controller = UISearchController(searchResultsController: nil)
    controller.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "cats", localizedDescription: "pets")]
    #expect(controller.searchSuggestions?.first?.localizedSuggestion == "cats")
    #expect(controller.scopeBarActivation == .automatic && controller.automaticallyShowsScopeBar)
  }

  @Test("segments of their own width are hit where they stand, and their actions are found by identifier")
  func segments() {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    var chosen: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 300, height: 32),
      actions: ["A", "B", "C"].map { title in
        UIAction(title: title, identifier: .init(title)) { _ in chosen.append(title) }
      })
    control.setWidth(200, forSegmentAt: 0)
    window.addSubview(control)
    window.isHidden = false
    #expect(control.widthForSegment(at: 0) == 200 && control.segmentIndex(identifiedBy: .init("C")) == 2)
    for x in [150.0, 220, 280] { TouchDriver.tap(at: CGPoint(x: x, y: 10), in: window) }
    #expect(chosen == ["A", "B", "C"])
    #expect(control.actionForSegment(at: 1)?.title == "B" && control.segmentIndex(identifiedBy: .init("X")) == NSNotFound)
  }

  private final class Decorator: NSObject, UICalendarViewDelegate {
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { .default(color: nil, size: .small) }
  }

  @Test("a calendar shows its month, what is selected and what its days carry")
  func calendar() {
    RunState.begin()
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
    let decorator = Decorator()
    view.delegate = decorator
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    selection.setSelected(DateComponents(year: 2024, month: 5, day: 17), animated: false)
    view.visibleDateComponents = DateComponents(year: 2024, month: 5)
    view.reloadDecorations(forDateComponents: [DateComponents(year: 2024, month: 5, day: 18)], animated: false)
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    let element = builder.elements.first
    #expect(element?["month"] == "2024-5" && element?["selected"] == "2024-5-17")
    #expect(element?["decorations"] == "2024-5-18: dot")
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.setSelectedDates([DateComponents(year: 2024, month: 5, day: 1)], animated: true)
    #expect(several.selectedDates.count == 1)
    let pages = UIPageControl()
    #expect(pages.direction == .natural && pages.interactionState == .none)
  }
}
