import SwiftUI

struct Barometer: Identifiable, Equatable {
  let id: Int
  var station: String
}

@MainActor
final class WeatherDesk: ObservableObject {
  @Published var barometers = (1...30).map { Barometer(id: $0, station: "Station \($0)") }

  nonisolated func pressure(at station: String) async throws -> Int {
    try await Task.sleep(for: .milliseconds(150))
    return 1000 + station.count * 3
  }

  func rename() {
    for index in barometers.indices where index % 2 == 0 { barometers[index].station += " north" }
  }

  func turnAround() { barometers.reverse() }
}

struct BarometerRow: View {
  let barometer: Barometer
  let desk: WeatherDesk
  @State private var pressure: Int?

  var body: some View {
    LabeledContent(barometer.station) {
      if let pressure { Text("\(pressure) hPa") } else { ProgressView() }
    }
    .task(id: barometer.station) {
      pressure = nil
      guard let value = try? await desk.pressure(at: barometer.station) else { return }
      pressure = value
    }
  }
}

struct BarometersView: View {
  @ObservedObject var desk: WeatherDesk

  var body: some View {
    List(desk.barometers) { BarometerRow(barometer: $0, desk: desk) }
      .listStyle(.plain)
  }
}
