import SwiftUI

struct QuayBoardView: View {
  @ObservedObject var model: QuayModel
  @State private var text = ""

  private var shown: [QuayBoat] {
    text.isEmpty ? model.rows : model.rows.filter { $0.goal.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      List {
        if let message = model.message {
          Text(message)
        }
        let next = model.rows.min { $0.minute < $1.minute }?.id
        ForEach(shown) { boat in
          NavigationLink(value: boat.id) {
            QuayRow(
              boat: boat, now: model.minute, isPinned: model.pinned.contains(boat.id), isNext: boat.id == next,
              seats: model.seats[boat.id], hasReminder: model.reminders.contains(boat.id))
          }
          .task(id: boat.id) { await model.loadSeats(boat.id) }
          .swipeActions(edge: .leading) {
            Button(model.pinned.contains(boat.id) ? "Unpin" : "Pin") { model.pin(boat.id) }
          }
          .swipeActions(edge: .trailing) {
            Button(model.reminders.contains(boat.id) ? "Don't remind" : "Remind") { model.remind(boat.id) }
          }
        }
      }
      .overlay {
        if shown.isEmpty { Text("No boats") }
      }
      .refreshable { await model.load() }
      .task { await model.load() }
      .searchable(text: $text, prompt: "Where to")
      .navigationTitle("Quay, \(model.minute / 60):\(String(format: "%02d", model.minute % 60))")
      .navigationDestination(for: QuayBoat.ID.self) { id in
        QuayDetail(model: model, id: id)
      }
    }
  }
}

/// One boat, which may leave while it is looked at.
struct QuayDetail: View {
  @ObservedObject var model: QuayModel
  let id: QuayBoat.ID

  var body: some View {
    Form {
      if let boat = model.boats.first(where: { $0.id == id }) {
        LabeledContent("Leaves in", value: boat.minute < model.minute ? "gone" : "\(boat.minute - model.minute) min")
        LabeledContent("Seats", value: model.seats[id].map(String.init) ?? "…")
        Button("Take a seat") { model.takeSeat(on: id) }
          .disabled((model.seats[id] ?? 0) == 0 || boat.minute < model.minute)
        Toggle("Reminder", isOn: Binding(get: { model.reminders.contains(id) }, set: { _ in model.remind(id) }))
      } else {
        Text("This boat is not on the list any more")
      }
    }
    .navigationTitle(model.boats.first { $0.id == id }?.goal ?? "Boat")
  }
}
