import SwiftUI

struct GrowRule: Identifiable, Equatable {
  let id: String
  let name: String
  let place: String
  var isOn: Bool
  var nextRun: String?
  var isWaiting = false
}

struct GrowAnswer: Codable {
  let on: Bool
  let next: String?
}

/// The greenhouse's controller on the net.
struct GrowService: Sendable {
  func set(_ on: Bool, rule: String) async throws -> GrowAnswer {
    guard let url = URL(string: "https://greenhouse.growlamps.example/rules/\(rule)/\(on ? "on" : "off")") else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let status = response as? HTTPURLResponse, status.statusCode == 200 else { throw URLError(.badServerResponse) }
    return try JSONDecoder().decode(GrowAnswer.self, from: data)
  }
}

@MainActor final class GrowLampModel: ObservableObject {
  @Published private(set) var rules: [GrowRule] = [
    GrowRule(id: "mist", name: "Morning mist", place: "Bench 1", isOn: true, nextRun: "05:40"),
    GrowRule(id: "seed", name: "Seedling light", place: "Bench 1", isOn: false),
    GrowRule(id: "heat", name: "Root heat", place: "Bench 2", isOn: true, nextRun: "22:00"),
    GrowRule(id: "vent", name: "Roof vents", place: "Roof", isOn: false),
    GrowRule(id: "pump", name: "Rain pump", place: "Yard", isOn: true, nextRun: "06:15"),
    GrowRule(id: "fans", name: "Fans", place: "Bench 3", isOn: false),
  ]
  @Published var failure: String?
  private let service = GrowService()

  var running: Int { rules.filter(\.isOn).count }

  /// The switch moves at once. The controller says later what came of it.
  func set(_ on: Bool, for id: GrowRule.ID) {
    guard let index = rules.firstIndex(where: { $0.id == id }), !rules[index].isWaiting else { return }
    rules[index].isOn = on
    rules[index].isWaiting = true
    Task {
      do {
        let answer = try await service.set(on, rule: id)
        settle(id, answer)
      } catch {
        settle(id, GrowAnswer(on: !on, next: nil))
        failure = "The greenhouse did not take that"
      }
    }
  }

  private func settle(_ id: GrowRule.ID, _ answer: GrowAnswer) {
    guard let index = rules.firstIndex(where: { $0.id == id }) else { return }
    rules[index].isOn = answer.on
    rules[index].nextRun = answer.next
    rules[index].isWaiting = false
  }

  func remove(_ id: GrowRule.ID) { rules.removeAll { $0.id == id } }

  func addFromOthers() {
    guard !rules.contains(where: { $0.id == "fog" }) else { return }
    rules.insert(GrowRule(id: "fog", name: "Fog alarm", place: "Yard", isOn: true, nextRun: "03:00"), at: 0)
  }
}
