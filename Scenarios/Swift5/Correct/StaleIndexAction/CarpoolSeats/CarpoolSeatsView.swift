import SwiftUI

struct CarpoolRideRow: View {
  let ride: CarpoolRide
  let free: Int
  let names: String
  let isMine: Bool
  let isWaiting: Bool
  let tap: () -> Void

  private var verb: String { isMine ? "Leave" : (free > 0 ? "Join" : "Full") }

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("\(ride.time) \(ride.from)").font(.headline)
        Text("\(ride.driver) with \(names)").font(.caption)
        Text(free == 1 ? "1 seat left" : "\(free) seats left").font(.caption2).foregroundStyle(.secondary)
      }
      Spacer()
      if isMine && isWaiting { ProgressView() }
      Button(verb, action: tap)
        .buttonStyle(.borderless)
        .disabled(!isMine && free == 0)
    }
    .listRowBackground(isMine ? Color.green.opacity(0.15) : Color.clear)
  }
}

struct CarpoolSeatsView: View {
  @State private var board = CarpoolBoard()
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        if let message = board.message {
          Section { Label(message, systemImage: "car.side.rear.open").foregroundStyle(.red) }
        }
        Section {
          ForEach(board.found(search)) { ride in
            CarpoolRideRow(
              ride: ride, free: board.free(in: ride), names: board.names(in: ride), isMine: board.wish == ride.id,
              isWaiting: board.isWaiting
            ) { board.tap(ride) }
          }
        } header: {
          Text("\(board.found(search).filter { board.free(in: $0) > 0 }.count) rides with a seat")
        }
      }
      .navigationTitle("Carpool")
      .searchable(text: $search, prompt: "Place or driver")
      .refreshable { await board.load() }
      .task { if board.rides.isEmpty { await board.load() } }
      .safeAreaInset(edge: .bottom) {
        if let mine = board.rides.first(where: { $0.id == board.wish }) {
          Text(board.isWaiting ? "Asking \(mine.driver) …" : "You ride with \(mine.driver) at \(mine.time)").padding()
        }
      }
    }
  }
}
