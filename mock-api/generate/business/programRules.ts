import type { Party, ProgramRule, Sharing } from './programs';

const parseRule = (line: string): ProgramRule => {
  const [starts, party, sharing, most, sub, years, money] = line.trim().split(/\s+/);
  const span = years && years !== '-' ? years.split('-').map(Number) : undefined;
  return {
    starts: starts!.split(','),
    party: party as Party,
    sharing: sharing as Sharing,
    most: Number(most),
    sub: sub === '-' ? '' : sub!,
    years: span && [span[0]!, span[1] ?? 2099],
    money: money ? Number(money) : undefined,
  };
};

/**
 * Rules by the start of the assistance listing number: `starts party sharing most subagency years money`. These are our own estimates
 * from general knowledge of the programs (eligible recipients, typical largest awards). Totals of pandemic programs are as enacted.
 */
export const programRules: readonly ProgramRule[] = `
10.0 people person 1 12D2
10.001,10.002,10.003 university project 15 1230
10.02 environment state 1 1242
10.05,10.051,10.056 farms project 3 12D2
10.069,10.09,10.10,10.11,10.12,10.90 people county 1 12D2
10.129 people county 1 12D2 2019-2021 15000
10.13 people county 1 12D2 2020-2021 20000
10.16,10.17,10.15 environment project 60 1241
10.178 relief local 250 1241
10.2,10.3,10.500,10.51 university project 30 12H3
10.40,10.406,10.407 farms project 2 12D2
10.41 lenders local 900 12E3
10.42,10.43,10.44 homes local 60 12E3
10.45 insurers local 3500 12D4
10.5 education state 1 1251
10.542 humanServices state 1 1251 2020-2023 60000
10.551,10.561,10.565,10.568,10.569 humanServices state 1 1251
10.557,10.572,10.578 health state 1 1251
10.558 education state 1 1251
10.646 humanServices state 1 1251 2024-2099 7500
10.649 humanServices state 1 1251 2020-2023 1500
10.60 relief local 120 1223
10.66,10.67,10.68,10.69,10.7 environment project 60 1226
10.75 telephone local 60 12E2 2019-2099 9000
10.76,10.77 city local 80 12E2
10.768 smallFirm project 25 12E2
10.85 cooperative local 700 12E2
10.851 telephone local 120 12E2
10.868 smallFirm project 25 12E2
10.912,10.92,10.931 people county 1 12C3
10.902,10.923 environment project 60 12C3
10.924 people county 1 12C3
10.932,10.937 nonprofit project 90 12C3
10.937 university project 95 12C3 2022-2025 3000
11.0 treasury project 120 1335
11.029 tribe project 150 1335 2021-2025 3000
11.035 treasury state 1 1335 2023-2026 41000
11.032,11.036 treasury state 1 1335 2022-2025 2500
11.037 chips local 7500 1341 2023-2026 33000
11.04,11.3 city project 40 1325
11.4 university project 180 1330
11.407,11.419,11.434,11.437,11.463,11.473 environment project 60 1330
11.6 university project 90 1341
12.3 university project 90 1700
12.35 university project 60 9761
12.40,12.400,12.401,12.404 emergency state 1 2100
12.42 university project 90 2100
12.43,12.63 university project 90 2100
12.5,12.6,12.1 nonprofit project 40 9700
12.800 university project 90 5700
12.9 university project 60 97AE
14.1 lenders local 900 8630
14.117,14.183 lenders local 5500 8630
14.157,14.181 nonprofit project 25 8630
14.195 homes local 90 8630
14.2 city local 700 8620
14.228 treasury state 1 8620
14.231,14.239,14.241 city local 250 8620
14.267 nonprofit project 150 8620
14.269 treasury local 4200 8620 2013-2016 13000
14.272 treasury project 500 8620 2016-2018 1000
14.8,14.9 housing local 600 8635
14.85,14.87,14.879 housing local 1400 8635
14.850 housing local 900 8635
14.871 housing local 1900 8635
14.881 housing local 1100 8635
14.867 tribe local 120 8635
15.0,15.1 tribe project 180 1450
15.018,15.227 environment state 1 1438 2022-2026 3000
15.2 environment project 60 1422
15.226 county project 12 1422
15.25 environment project 150 1438
15.43,15.42 treasury project 1300 1435
15.5 city project 180 1425
15.6 environment state 1 1448
15.8 university project 25 1434
15.875 treasury project 60 1450
15.9 environment state 1 1443
16 nonprofit project 12 1550
16.575,16.576,16.582,16.588,16.738,16.593 emergency state 1 1550
16.606,16.922,16.74,16.753,16.838 county project 30 1550
16.710,16.839 city project 15 1550
16.571 people person 1 1550
17 labor project 60 1630
17.0 labor project 6 1625
17.225,17.207,17.245,17.258,17.259,17.278 labor state 1 1630
17.235,17.26,17.27,17.28 nonprofit project 90 1630
17.277 labor project 90 1630
17.285 university project 12 1630
17.307,17.310 people people 1 1630
17.5 labor project 60 1650
17.6 labor project 6 1645
17.8 labor state 1 1653
19 nonprofit project 20 -
19.5 relief local 450 1954
19.009,19.4 nonprofit project 60 -
20.1 airport local 180 6920
20.2 transportation state 1 6925
20.223 transportation local 1600 690S
20.3 railways local 1500 6930
20.315 railways local 2500 6930
20.316 railways local 1200 6930
20.319 transportation local 2500 6930
20.326 transportation local 3400 6930 2022-2026 24000
20.5 transit local 600 6955
20.500 transit local 2300 6955
20.507 transit local 1900 6955
20.505,20.509,20.513 transportation state 1 6955
20.525 transit local 1500 6955
20.6 transportation state 1 6940
20.7 transportation state 1 6957
20.8 ships project 60 6938
20.823 city project 150 6938
20.9 city project 60 690S
20.901 logistics project 25 690S
20.933,20.934,20.937 transportation local 1000 690S
21.01,21.016 county project 15 2001
21.015 environment project 120 2001 2012-2026 4500
21.019 treasury state 1 2001 2020-2020 150000
21.020,21.024 nonprofit project 12 2001
21.023 treasury state 1 2001 2021-2021 46000
21.026 treasury state 1 2001 2021-2022 9900
21.027 treasury state 1 2001 2021-2022 350000
21.029 treasury state 1 2001 2022-2023 10000
21.031 treasury local 1100 2001 2022-2026 8300
21.032 tribe local 60 2001 2022-2023 2000
23,90 county project 15 -
31 smallFirm project 900 -
32 telephone local 350 -
32.004,32.009 schoolDistrict local 120 -
32.005 hospital project 40 -
32.009 schoolDistrict local 120 - 2021-2023 7000
32.008 telephone local 900 - 2022-2024 17000
39 county project 6 -
42,45,77,88,89,91,95 nonprofit project 8 -
45.310 education state 1 -
95.001 county project 12 -
43 university project 180 -
44 nonprofit project 2 -
47 university project 120 -
47.049,47.050 university local 900 -
57.001 people people 1 -
59 nonprofit project 6 -
59.008 people person 2 -
59.011,59.012,59.041,59.054 smallFirm project 5 -
59.016 smallFirm project 9 -
59.037 university project 9 -
59.072 smallFirm project 0.01 - 2020-2021 20000
59.073 smallFirm project 10 - 2020-2021 800000
59.075,59.078 smallFirm project 10 - 2021-2021 43000
64.0 healthCenter project 25 3620
64.005,64.015 health state 1 3620
64.011 people people 1 3620
64.027,64.116,64.117 people county 1 3640
64.028 people county 1 3640 2009-2099
64.03 healthCenter project 60 3620
64.1 people people 1 3640
64.103 people people 1 3640
64.114 lenders local 4000 3640
66 environment project 90 -
66.202,66.818 city project 12 -
66.419,66.458,66.460,66.468,66.605 environment state 1 -
66.045 schoolDistrict project 20 - 2022-2026 3000
66.046 environment project 500 - 2024-2025 4600
66.616 nonprofit project 20 - 2023-2025 1600
66.957 nonprofit local 6970 - 2024-2024 14000
66.958 city project 1700 - 2018-2099
66.959 environment project 250 - 2024-2024 7000
66.960 nonprofit local 2300 - 2024-2024 6000
81 university project 90 -
81.041,81.042,81.128 environment state 1 -
81.049 university project 300 -
81.126 cleanPower local 9600 -
81.254,81.255,81.253 cleanPower project 1000 - 2022-2026 16000
81.089,81.121 cleanPower project 700 -
84 university project 40 9146
84.007,84.033 university local 45 9155
84.063 university local 900 9155
84.268,84.032 university local 2200 9155
84.010,84.011,84.173,84.287,84.358,84.365,84.367,84.371,84.424 education state 1 9146
84.027,84.181 education state 1 9124
84.126,84.187 labor state 1 9124
84.002,84.048 education state 1 9120
84.041 schoolDistrict project 80 9146
84.184,84.282,84.374,84.411 schoolDistrict project 35 9146
84.03,84.04,84.334 university project 30 9134
84.305,84.324 university project 15 9157
84.425 education state 1 9146 2020-2022 250000
85 relief local 550 -
86 people people 1 -
93 nonprofit project 25 7526
93.04,93.05,93.0 health state 1 7577
93.069,93.889 health state 1 7523
93.1,93.2 university project 60 7529
93.110,93.217,93.914,93.918,93.686 healthCenter project 60 7526
93.136,93.283,93.323,93.354,93.391,93.94,93.967,93.898 health state 1 7523
93.193,93.210,93.237,93.441 tribe project 450 7527
93.224,93.527,93.526 healthCenter local 45 7526
93.226 university project 15 7528
93.243 nonprofit project 12 7522
93.268 health state 1 7523
93.103 university project 30 7524
93.3,93.8 university project 300 7529
93.323 health state 1 7523 2020-2023 40000
93.354,93.391 health state 1 7523 2020-2023 9000
93.360 drugs local 1900 7505
93.423 health state 1 7530
93.461 hospital project 60 7526 2020-2022 24000
93.498 hospital local 1200 7526 2020-2022 130000
93.5,93.6 humanServices state 1 7590
93.566 humanServices project 900 7590
93.569,93.57 humanServices state 1 7590
93.600 nonprofit local 220 7590
93.676 relief local 900 7590
93.696,93.788,93.958,93.959 health state 1 7522
93.77,93.773,93.774,93.770 people people 1 7530
93.767,93.777,93.778,93.791,93.796 health state 1 7530
93.870,93.917,93.994 health state 1 7526
94 nonprofit project 25 -
96 people people 1 -
97 emergency state 1 7022
97.008,97.141,97.024 nonprofit project 90 7022
97.012 emergency local 12 7008
97.022 people county 1 7022
97.036,97.039 emergency local 3800 7022
97.044,97.083 city project 8 7022
97.045,97.029,97.047 city project 60 7022
97.048,97.049,97.050 people county 1 7022
97.030 city project 40 7022
98 relief local 700 -
`
  .trim()
  .split('\n')
  .map(parseRule);
