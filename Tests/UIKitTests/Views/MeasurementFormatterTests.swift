import Foundation
import Testing

@testable import UIKit

@Suite("Measurements in words") struct MeasurementFormatterTests {
  private let ride = Measurement(value: 1_234.5678, unit: UnitLength.kilometers)

  @Test("A unit is a symbol, a name, or close to its number, by the style")
  func styles() {
    let formatter = formatter()
    #expect(formatter.string(from: ride) == "1,234.568 km")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: ride) == "1,235 km")
    formatter.unitStyle = .short
    #expect(formatter.string(from: ride) == "1,235km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: ride) == "1,235 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1 mile")
    #expect(formatter.string(from: UnitMass.grams) == "grams")
  }

  @Test("Degrees stand at their number, and without their scale if that is asked for")
  func degrees() {
    let formatter = formatter()
    let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "21.5°C")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "21.5°")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(formatter.string(from: warm) == "21.5°C")
  }

  @Test("A natural scale takes the largest unit of which there is one")
  func scaled() {
    let formatter = formatter()
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 12_000, unit: UnitLength.meters)) == "12 km")
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitMass.kilograms)) == "250 g")
    #expect(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)) == "90 min")
  }

  private func formatter() -> UIKit.MeasurementFormatter {
    let formatter = UIKit.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }
}
