import SwiftUI

struct Hamlet: Identifiable, Sendable {
  let id: Int
  let name: String
}

enum HamletDay: String, CaseIterable, Identifiable, Sendable {
  case friday = "Friday"
  case saturday = "Saturday"
  case sunday = "Sunday"

  var id: Self { self }
}

/// The weather service. Days that are not in its cache take longer, and an answer that is on its way can't be called back.
@MainActor final class HamletWeather {
  let hamlets = (1...24).map { Hamlet(id: $0, name: "Hamlet \($0)") }

  func temperatures(on day: HamletDay) async -> [Hamlet.ID: Int] {
    let (seconds, base) =
      switch day {
      case .friday: (0.3, 4)
      case .saturday: (3.0, 14)
      case .sunday: (0.5, 24)
      }
    let answer = Dictionary(uniqueKeysWithValues: hamlets.map { ($0.id, base + $0.id % 7) })
    return await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume(returning: answer) }
    }
  }
}

struct HamletDayBar: View {
  @Binding var day: HamletDay

  var body: some View {
    HStack {
      ForEach(HamletDay.allCases) { other in
        Button(other.rawValue) { day = other }
          .fontWeight(other == day ? .bold : .regular)
          .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 8)
  }
}

struct HamletRow: View {
  let hamlet: Hamlet
  let day: HamletDay
  let temperature: Int?

  var body: some View {
    LabeledContent {
      Text(temperature.map { "\($0)°" } ?? "–")
    } label: {
      VStack(alignment: .leading) {
        Text(hamlet.name)
        Text("on \(day.rawValue)")
          .font(.caption)
      }
    }
  }
}

struct HamletsView: View {
  let weather: HamletWeather
  @State private var day = HamletDay.friday
  @State private var temperatures: [Hamlet.ID: Int] = [:]

  var body: some View {
    VStack(spacing: 0) {
      HamletDayBar(day: $day)
      List(weather.hamlets) { hamlet in
        HamletRow(hamlet: hamlet, day: day, temperature: temperatures[hamlet.id])
      }
    }
    .task(id: day) {
      temperatures = [:]
      let answer = await weather.temperatures(on: day)
      guard !Task.isCancelled else { return }
      temperatures = answer
    }
  }
}
