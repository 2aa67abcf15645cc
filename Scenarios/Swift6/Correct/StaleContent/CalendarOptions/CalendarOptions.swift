import SwiftUI

struct CalendarOption: Identifiable, Hashable {
  let id: String
  let title: String
}

/// The options of one group, and which are chosen.
@MainActor final class CalendarOptionsModel: ObservableObject {
  let title: String
  let options: [CalendarOption]
  @Published var chosen: Set<String>

  init(title: String, options: [CalendarOption], chosen: Set<String>) {
    self.title = title
    self.options = options
    self.chosen = chosen
  }

  func toggle(_ option: CalendarOption) {
    if chosen.remove(option.id) == nil { chosen.insert(option.id) }
  }
}

struct CalendarOptionsSection: View {
  @ObservedObject var model: CalendarOptionsModel

  var body: some View {
    Section(model.title) {
      ForEach(model.options) { option in
        Button {
          model.toggle(option)
        } label: {
          Label(option.title, systemImage: model.chosen.contains(option.id) ? "checkmark.square" : "square")
        }
      }
    }
  }
}

/// Which calendars there are for the person shown.
@MainActor final class CalendarsModel: ObservableObject {
  @Published private(set) var groups = CalendarsModel.groups(of: ["Algebra", "Biology", "Choir"])

  func enrol() { groups = Self.groups(of: ["Algebra", "Biology", "Choir", "Drama"]) }
  func leave() { groups = Self.groups(of: ["Biology", "Choir"]) }

  private static func groups(of courses: [String]) -> CalendarOptionsModel {
    CalendarOptionsModel(
      title: "\(courses.count) courses", options: courses.map { CalendarOption(id: $0, title: $0) }, chosen: [courses[0]])
  }
}

struct CalendarOptionsView: View {
  @ObservedObject var model: CalendarsModel

  var body: some View {
    List {
      CalendarOptionsSection(model: model.groups)
      Section { Text("Only chosen calendars are shown.") }
    }
  }
}
