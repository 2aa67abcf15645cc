import SwiftUI

enum BoilerStatus: String, Sendable {
  case running = "Running"
  case stopped = "Stopped"
  case fault = "Fault"
}

struct Boiler: Identifiable, Sendable {
  let id: Int
  let name: String
  var status: BoilerStatus
}

extension Boiler: Equatable {
  static func == (one: Boiler, other: Boiler) -> Bool {
    one.id == other.id && one.name == other.name
  }
}

@MainActor final class BoilerPlant: ObservableObject {
  @Published private(set) var boilers = (1...28).map {
    Boiler(id: $0, name: "Boiler \($0)", status: $0 % 4 == 0 ? .stopped : .running)
  }

  var running: Int { boilers.count { $0.status == .running } }

  func set(_ status: BoilerStatus, of id: Boiler.ID) {
    guard let row = boilers.firstIndex(where: { $0.id == id }) else { return }
    boilers[row].status = status
  }
}

/// A boiler's card. There are hundreds on the wall display, so only what changed is made anew.
struct BoilerCard: View, Equatable {
  let boiler: Boiler
  let plant: BoilerPlant

  nonisolated static func == (one: BoilerCard, other: BoilerCard) -> Bool { one.boiler == other.boiler }

  private var colour: Color {
    switch boiler.status {
    case .running: .green
    case .stopped: .gray
    case .fault: .red
    }
  }

  var body: some View {
    VStack(spacing: 6) {
      Text(boiler.name)
        .font(.headline)
      Label(boiler.status.rawValue, systemImage: "flame")
        .foregroundStyle(colour)
      if boiler.status == .running {
        Button("Stop") { plant.set(.stopped, of: boiler.id) }
      } else {
        Button("Start") { plant.set(.running, of: boiler.id) }
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(colour) }
  }
}

struct BoilersView: View {
  @ObservedObject var plant: BoilerPlant

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(plant.running) of \(plant.boilers.count) running")
        .font(.subheadline)
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
          ForEach(plant.boilers) { boiler in
            BoilerCard(boiler: boiler, plant: plant)
              .equatable()
          }
        }
      }
    }
    .padding(.horizontal)
  }
}
