import Foundation
import Testing

@Suite("The user's region is that of a phone as it comes") struct RegionTests {
  @Test("Prices are in dollars, and dates begin with the month, whatever locale the machine has")
  func formats() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(NSLocale.current.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 12.5) == "$12.50")
    #expect(12.5.formatted(.currency(code: Locale.current.currency?.identifier ?? "")) == "$12.50")
    let dates = DateFormatter()
    dates.dateStyle = .short
    dates.timeZone = TimeZone(identifier: "UTC")
    #expect(dates.string(from: Date(timeIntervalSince1970: 1_700_000_000)) == "11/14/23")
  }

  @Test("Weeks begin on Sunday, also where a calendar follows the user's choice; its zone is the program's")
  func calendars() {
    for calendar in [Calendar.current, .autoupdatingCurrent, NSCalendar.current] {
      #expect(calendar.firstWeekday == 1)
      #expect(calendar.locale?.identifier == "en_US")
      #expect(calendar.timeZone == NSTimeZone.default)
    }
    #expect(Calendar.current == Calendar.current)
  }

  @Test("A locale that the app names is that one")
  func named() {
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    prices.locale = Locale(identifier: "de_DE")
    #expect(prices.string(from: 12.5)?.hasPrefix("12,50") == true)
    var calendar = Calendar.current
    calendar.locale = Locale(identifier: "de_DE")
    #expect(calendar.weekdaySymbols.first == "Sonntag")
    #expect(Calendar.current.weekdaySymbols.first == "Sunday")
  }
}
