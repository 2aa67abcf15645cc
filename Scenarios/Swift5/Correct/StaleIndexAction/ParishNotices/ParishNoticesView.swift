import SwiftUI

struct ParishRow: View {
  let place: ParishPlace
  let isOpen: Bool
  let tap: () -> Void

  var body: some View {
    Button(action: tap) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          if !place.notice.isRead { Circle().fill(.blue).frame(width: 8, height: 8).accessibilityLabel("unread") }
          Text(place.notice.title).font(.headline)
          Spacer()
          if place.notice.isPinned && place.shelf == .day { Image(systemName: "pin").accessibilityLabel("pinned") }
          Image(systemName: isOpen ? "chevron.up" : "chevron.down")
        }
        if isOpen { Text(place.notice.body) }
      }
    }
    .buttonStyle(.plain)
  }
}

struct ParishNoticesView: View {
  @State private var board = ParishBoard()
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        if !board.pinned.isEmpty {
          Section("Pinned") { rows(board.pinned) }
        }
        ForEach(board.days, id: \.self) { day in
          Section("\(day) May") { rows(board.places(on: day)) }
        }
        if board.days.isEmpty { Text("Nothing found").foregroundStyle(.secondary) }
      }
      .navigationTitle(board.unread == 0 ? "Notices" : "Notices (\(board.unread))")
      .toolbar { Button("Read all") { board.readAll() } }
      .searchable(text: $search, prompt: "Notices")
      .refreshable { await board.fetch() }
      .task(id: search) { await board.look(for: search) }
    }
  }

  private func rows(_ places: [ParishPlace]) -> some View {
    ForEach(places) { place in
      ParishRow(place: place, isOpen: board.open.contains(place.id)) { board.tap(place) }
        .swipeActions(edge: .leading) {
          Button(place.notice.isRead ? "Unread" : "Read") { board.toggleRead(place.notice.id) }
        }
        .swipeActions(edge: .trailing) {
          Button(place.notice.isPinned ? "Unpin" : "Pin") { board.togglePin(place.notice.id) }
        }
    }
  }
}
