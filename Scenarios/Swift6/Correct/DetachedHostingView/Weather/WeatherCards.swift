import SwiftUI
import UIKit

struct Weather: Hashable, Sendable {
  let city: String
  let degrees: Int
}

struct WeatherCard: View {
  let weather: Weather

  var body: some View {
    HStack {
      Text(weather.city).font(.headline)
      Spacer()
      Text("\(weather.degrees)°").font(.title2)
    }
    .padding()
  }
}
