import Combine
import SwiftUI

struct GalleyOrdersView: View {
  @State private var board = GalleyBoard()
  @State private var isRunning = true
  private let clock = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationStack {
      List {
        section("Cooking", board.cooking)
        if !board.ready.isEmpty { section("Ready", board.ready) }
      }
      .navigationTitle(board.late == 0 ? "Galley" : "Galley, \(board.late) late")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Order") { board.order() }
          Button(isRunning ? "Hold" : "Go on") { isRunning.toggle() }
          Button("Recall") { board.recall() }
            .disabled(board.served.isEmpty)
        }
      }
      .safeAreaInset(edge: .top) {
        Picker("Station", selection: $board.station) {
          ForEach(GalleyStation.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
      }
      .onReceive(clock) { _ in if isRunning { board.tick() } }
    }
  }

  private func section(_ title: String, _ tickets: [GalleyTicket]) -> some View {
    Section("\(title): \(tickets.count)") {
      ForEach(Array(tickets.enumerated()), id: \.element.id) { index, ticket in
        GalleyRow(ticket: ticket, continues: index > 0 && tickets[index - 1].table == ticket.table) { board.bump(ticket.id) }
          .swipeActions(edge: .leading) {
            if !ticket.isReady { Button(ticket.isRush ? "No rush" : "Rush") { board.rush(ticket.id) } }
          }
          .contextMenu {
            Button("Serve table \(ticket.table)") { board.serve(table: ticket.table) }
          }
      }
    }
  }
}
