import Combine
import SwiftUI

@MainActor final class Sailboat: ObservableObject, Identifiable {
  let id: Int
  @Published var isAfloat = false

  init(id: Int) { self.id = id }

  var name: String { "Sailboat \(id)" }
}

@MainActor final class SailboatHouse: ObservableObject {
  @Published var showsOnlyAshore = false
  let boats = (1...30).map { Sailboat(id: $0) }

  var shown: [Sailboat] { showsOnlyAshore ? boats.filter { !$0.isAfloat } : boats }
  var summary: String { "\(boats.filter(\.isAfloat).count) of \(boats.count) afloat" }
}

struct SailboatRow: View {
  @ObservedObject var boat: Sailboat

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(boat.name)
        Text(boat.isAfloat ? "afloat" : "ashore").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button(boat.isAfloat ? "Haul out" : "Launch") { boat.isAfloat.toggle() }
        .buttonStyle(.borderless)
    }
  }
}

/// A sailing school's boats: which are on the water, and how many.
struct SailboatsView: View {
  @StateObject private var boathouse = SailboatHouse()

  var body: some View {
    List {
      Section(boathouse.summary) {
        Toggle("Only those ashore", isOn: $boathouse.showsOnlyAshore)
        ForEach(boathouse.shown) { boat in
          SailboatRow(boat: boat)
        }
      }
    }
    .listStyle(.plain)
  }
}
