import EventKitUI
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// The system's screens for events.
@MainActor @Suite("Forms of events", .serialized) struct EventFormTests {
  init() { RunState.begin() }

  private final class Listener: NSObject, EKEventEditViewDelegate, EKEventViewDelegate, EKCalendarChooserDelegate {
    var heard: [String] = []
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
      heard.append("\(action)")
      controller.dismiss(animated: false)
    }
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
      heard.append("view \(action)")
    }
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
      heard.append(calendarChooser.selectedCalendars.map { $0.title }.sorted().joined(separator: ", "))
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { heard.append("finished") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: false)
    HostLoop.settle()
    return window
  }

  @Test("An event is added without a permission once it has a title, and the form closes")
  func adding() async {
    await #expect(processExitsWith: .success) { try await EventFormTests().addingAlone() }
  }

  fileprivate func addingAlone() async throws {
    let listener = Listener()
    let form = EKEventEditViewController()
    let store = EKEventStore()
    form.eventStore = store
    form.editViewDelegate = listener
    let window = show(form)
    let page = try #require(form.viewControllers.first)
    let add = try #require(page.navigationItem.rightBarButtonItem)
    #expect(page.title == "New Event" && add.title == "Add" && !add.isEnabled)
    let name = try #require(page.view.subviews.compactMap { $0 as? UITextField }.first)
    name.text = "Tea"
    name.sendActions(for: .editingChanged)
    #expect(add.isEnabled)
    BarProbe.tap(add, on: page)
    await turn()
    #expect(listener.heard == ["saved"] && window.rootViewController?.presentedViewController == nil)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    _ = try await store.requestFullAccessToEvents()
    let day = store.predicateForEvents(withStart: Date(), end: Date().addingTimeInterval(7_200), calendars: nil)
    #expect(store.events(matching: day).map { $0.title }.contains("Tea"))
  }

  @Test("A form that is cancelled leaves the event as it was; one with dates the wrong way round says so and stays")
  func refusing() async {
    await #expect(processExitsWith: .success) { try await EventFormTests().refusingAlone() }
  }

  fileprivate func refusingAlone() async throws {
    let listener = Listener()
    let store = EKEventStore()
    _ = try await store.requestFullAccessToEvents()
    let event = EKEvent(eventStore: store)
    (event.title, event.calendar) = ("Tea", store.defaultCalendarForNewEvents)
    (event.startDate, event.endDate) = (Date(timeIntervalSince1970: 200), Date(timeIntervalSince1970: 100))
    let form = EKEventEditViewController()
    (form.event, form.eventStore, form.editViewDelegate) = (event, store, listener)
    let window = show(form)
    let page = try #require(form.viewControllers.first)
    BarProbe.tap(try #require(page.navigationItem.rightBarButtonItem), on: page)
    await turn()
    let alert = try #require(form.presentedViewController as? UIAlertController)
    #expect(alert.message == "The start date must be before the end date." && listener.heard.isEmpty)
    alert.dismiss(animated: false)
    await turn()
    page.view.subviews.compactMap { $0 as? UITextField }.first?.text = "Coffee"
    BarProbe.tap(try #require(page.navigationItem.leftBarButtonItem), on: page)
    await turn()
    #expect(listener.heard == ["canceled"] && event.title == "Tea")
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test("An event's screen shows it and opens the form; a calendar is marked by a touch")
  func viewing() async {
    await #expect(processExitsWith: .success) { try await EventFormTests().viewingAlone() }
  }

  fileprivate func viewingAlone() async throws {
    let listener = Listener()
    let store = EKEventStore()
    _ = try await store.requestFullAccessToEvents()
    let event = EKEvent(eventStore: store)
    (event.title, event.location, event.calendar) = ("Tea", "Kitchen", store.defaultCalendarForNewEvents)
    (event.startDate, event.endDate) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3_600))
    try store.save(event, span: .thisEvent)
    let screen = EKEventViewController()
    (screen.event, screen.allowsEditing, screen.delegate) = (event, true, listener)
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation)
    #expect(screen.view.shownTexts.prefix(2) == ["Tea", "Kitchen"] && screen.view.shownTexts.contains("Calendar"))
    BarProbe.tap(try #require(screen.navigationItem.rightBarButtonItem), on: screen)
    await turn()
    let form = try #require(screen.presentedViewController as? EKEventEditViewController)
    let page = try #require(form.viewControllers.first)
    page.view.subviews.compactMap { $0 as? UITextField }.first?.text = "Coffee"
    BarProbe.tap(try #require(page.navigationItem.rightBarButtonItem), on: page)
    await turn()
    #expect(screen.presentedViewController == nil && screen.view.shownTexts.first == "Coffee")
    BarProbe.tap(try #require(screen.navigationItem.leftBarButtonItem), on: screen)
    #expect(listener.heard == ["view done"])
    window.rootViewController?.dismiss(animated: false)

    listener.heard = []
    let chooser = EKCalendarChooser(selectionStyle: .single, displayStyle: .allCalendars, entityType: .event, eventStore: store)
    (chooser.delegate, chooser.showsDoneButton) = (listener, true)
    chooser.loadViewIfNeeded()
    chooser.tableView(chooser.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    BarProbe.tap(try #require(chooser.navigationItem.rightBarButtonItem), on: chooser)
    #expect(listener.heard == ["Calendar", "finished"])
  }
}
