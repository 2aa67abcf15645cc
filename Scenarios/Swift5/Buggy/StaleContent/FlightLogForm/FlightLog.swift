import Foundation

/// One quantity of a flight, in hours or as a count.
struct FlightProperty: Identifiable, Hashable {
  enum Kind { case hours, count }

  let id: String
  let title: String
  let kind: Kind
}

struct FlightPropertyGroup {
  let title: String
  let properties: [FlightProperty]
}

/// What the pilot has filled in for one flight.
final class FlightLog {
  let groups: [FlightPropertyGroup]
  private(set) var values: [FlightProperty.ID: Double] = [:]

  init() {
    func group(_ title: String, hours: [String], counts: [String]) -> FlightPropertyGroup {
      FlightPropertyGroup(
        title: title,
        properties: hours.map { FlightProperty(id: "\(title)/\($0)", title: $0, kind: .hours) }
          + counts.map { FlightProperty(id: "\(title)/\($0)", title: $0, kind: .count) })
    }
    groups = [
      group("Times", hours: ["Total time", "Pilot in command", "Second in command", "Solo", "Dual received"], counts: []),
      group(
        "Conditions", hours: ["Night", "Cross country", "Instruments", "Simulated instruments"], counts: ["Approaches", "Holds"]),
      group("Landings", hours: [], counts: ["Day landings", "Night landings", "Touch and go", "Water landings"]),
      group("Crew", hours: ["Instructor time", "Examiner time"], counts: ["Passengers", "Crew members", "Students"]),
      group("Engine", hours: ["Tach", "Hobbs"], counts: ["Starts", "Oil added", "Cylinders checked"]),
    ]
  }

  func value(of property: FlightProperty) -> Double? { values[property.id] }

  func set(_ text: String, for property: FlightProperty) {
    let number = Double(text.replacingOccurrences(of: ",", with: "."))
    values[property.id] = number.map { property.kind == .count ? $0.rounded() : $0 }
  }

  func clear() { values = [:] }

  func text(of property: FlightProperty) -> String {
    guard let value = values[property.id] else { return "" }
    return property.kind == .count ? String(Int(value)) : String(format: "%.1f", value)
  }

  var summary: String {
    let filled = values.count
    return filled == 0 ? "Nothing filled in" : "\(filled) filled in"
  }
}
